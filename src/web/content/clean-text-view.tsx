import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import type { CleanRichText } from '#domain/content/clean-rich-text.ts';
import type { RichTextMark, RichTextNode } from '#domain/content/rich-text.ts';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { PlainLink, TextLink } from '#web/ui/text-link.tsx';

/** Few texts hold pictures, so their code waits for one. */
const Image = lazy(async () => ({ default: (await loadPatiently(() => import('#web/ui/image.tsx'))).Image }));

/** Text that has been cleaned already; its type says so, and only the cleaning makes that type. */
export function CleanTextView({ text }: { readonly text: CleanRichText }) {
  return <div className="space-y-3 [overflow-wrap:anywhere]">{renderNodes(text.content)}</div>;
}

const renderNodes = (nodes: readonly RichTextNode[] = []): ReactNode =>
  // Editorial text has no ids, and it is never reordered while it is shown.
  // oxlint-disable-next-line react/no-array-index-key
  nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);

function renderNode(node: RichTextNode): ReactNode {
  const children = () => renderNodes(node.content);
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(renderMark, node.text);
    case 'hard_break':
      return <br />;
    case 'horizontal_rule':
      return <hr className="border-line" />;
    case 'paragraph':
      return <p>{children()}</p>;
    case 'heading':
      return node.attrs?.['level'] === 4 ? (
        <h4 className="pt-2 font-bold">{children()}</h4>
      ) : (
        <h3 className="text-h4 pt-3">{children()}</h3>
      );
    case 'bullet_list':
      return <ul className="list-disc space-y-1 pl-5">{children()}</ul>;
    case 'ordered_list':
      return <ol className="list-decimal space-y-1 pl-5">{children()}</ol>;
    case 'list_item':
      return <li>{children()}</li>;
    case 'blockquote':
      return <blockquote className="border-l-4 border-line-strong pl-4">{children()}</blockquote>;
    case 'code_block':
      return <pre className="overflow-x-auto text-body-s">{children()}</pre>;
    case 'table':
      return (
        <div className="overflow-x-auto">
          <table className="w-full text-left text-body-s">
            <tbody>{children()}</tbody>
          </table>
        </div>
      );
    case 'tableRow':
      return <tr className="border-b border-line">{children()}</tr>;
    case 'tableHeader':
      return <th className="py-2 pr-4 align-top">{children()}</th>;
    case 'tableCell':
      return <td className="py-2 pr-4 align-top">{children()}</td>;
    case 'image':
      return (
        <Suspense>
          <Image
            src={String(node.attrs?.['src'])}
            alt={String(node.attrs?.['alt'])}
            width={768}
            height={432}
            className="h-auto max-w-full"
          />
        </Suspense>
      );
    default:
      return null;
  }
}

function renderMark(text: ReactNode, mark: RichTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'italic':
      return <em>{text}</em>;
    case 'underline':
      return <u>{text}</u>;
    case 'strike':
      return <s>{text}</s>;
    case 'code':
      return <code>{text}</code>;
    case 'subscript':
      return <sub>{text}</sub>;
    case 'superscript':
      return <sup>{text}</sup>;
    case 'link':
      return renderLink(mark, text);
    default:
      return text;
  }
}

function renderLink({ attrs }: RichTextMark, text: ReactNode): ReactNode {
  const href = String(attrs?.['href']);
  if (attrs?.['kind'] === 'page') return <TextLink to={href}>{text}</TextLink>;
  const outside = attrs?.['kind'] === 'external' && { rel: 'noopener noreferrer nofollow', target: '_blank' };
  return (
    <PlainLink href={href} {...outside}>
      {text}
    </PlainLink>
  );
}
