import type { RichText, RichTextMark, RichTextNode } from '#domain/content/rich-text.ts';
import type { Section } from '#domain/content/story.ts';

const INLINE = /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^[\]]+)\]\((?<href>[^()\s]+)\)/g;

/**
 * Writes the built-in texts in a hand people can read: blank lines part paragraphs, lines with `- ` are a list,
 * `**word**` is bold, `[label](href)` a link. A line break inside a paragraph stays one.
 */
export function richText(markup: string): RichText {
  const blocks = markup.trim().split(/\n\s*\n/);
  return { type: 'doc', content: blocks.filter((block) => block.trim() !== '').map(toBlock) };
}

export const section = (anchor: string, title: string, markup: string): Section => ({
  anchor,
  title,
  body: richText(markup),
});

function toBlock(block: string): RichTextNode {
  const lines = block.split('\n').map((line) => line.trim());
  if (!lines.every((line) => line.startsWith('- '))) return { type: 'paragraph', content: toLines(lines) };
  return {
    type: 'bullet_list',
    content: lines.map((line) => ({
      type: 'list_item',
      content: [{ type: 'paragraph', content: toInline(line.slice(2)) }],
    })),
  };
}

const toLines = (lines: readonly string[]): RichTextNode[] =>
  lines.flatMap((line, index) => (index === 0 ? toInline(line) : [{ type: 'hard_break' }, ...toInline(line)]));

function toInline(line: string): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let from = 0;
  const add = (text: string, marks?: readonly RichTextMark[]) => {
    if (text !== '') nodes.push(marks ? { type: 'text', text, marks } : { type: 'text', text });
  };
  for (const match of line.matchAll(INLINE)) {
    const { bold, label, href } = match.groups ?? {};
    add(line.slice(from, match.index));
    if (bold !== undefined) add(bold, [{ type: 'bold' }]);
    else if (label !== undefined && href !== undefined)
      add(label, [{ type: 'link', attrs: { href, linktype: 'url' } }]);
    from = match.index + match[0].length;
  }
  add(line.slice(from));
  return nodes;
}
