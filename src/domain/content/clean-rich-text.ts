import { fillPlaceholders, type PlaceholderValues } from './fill-placeholders.ts';
import type { RichText, RichTextMark, RichTextNode } from './rich-text.ts';
import { toSafeLink } from './safe-link.ts';

export type CleanOptions = {
  readonly values?: PlaceholderValues;
  /** Hosts whose pictures the image path may fetch; pictures from anywhere else are left out. */
  readonly imageHosts?: readonly string[];
};

/** Made by `cleanRichText` and by nothing else. */
export type CleanRichText = RichText & { readonly isClean: true };

type Pass = Required<CleanOptions> & { nodesLeft: number; charactersLeft: number };

const DEEPEST = 12;
const MOST_NODES = 4000;
const MOST_CHARACTERS = 200_000;
const MOST_CELLS_SPANNED = 12;

const CONTAINERS = new Set([
  'paragraph',
  'blockquote',
  'bullet_list',
  'ordered_list',
  'list_item',
  'code_block',
  'table',
  'tableRow',
]);
const EMPTY = new Set(['hard_break', 'horizontal_rule']);
const PLAIN_MARKS = new Set(['bold', 'italic', 'strike', 'underline', 'code', 'subscript', 'superscript']);

/**
 * Rebuilds a document from the parts the shop knows: known nodes, known marks, safe links, pictures from listed hosts.
 * Whatever else it holds (scripts, styles, classes, embedded components, handlers) has no way through, and its size
 * is bounded, so a hostile or broken story costs no more than its own text.
 */
export function cleanRichText(document: unknown, options: CleanOptions = {}): CleanRichText {
  const pass: Pass = {
    values: options.values ?? {},
    imageHosts: options.imageHosts ?? [],
    nodesLeft: MOST_NODES,
    charactersLeft: MOST_CHARACTERS,
  };
  const content = isRecord(document) && document['type'] === 'doc' ? document['content'] : undefined;
  return { type: 'doc', isClean: true, content: cleanNodes(content, pass, 0) };
}

function cleanNodes(nodes: unknown, pass: Pass, depth: number): RichTextNode[] {
  if (!Array.isArray(nodes) || depth > DEEPEST) return [];
  return nodes.flatMap((node: unknown) => cleanNode(node, pass, depth) ?? []);
}

function cleanNode(node: unknown, pass: Pass, depth: number): RichTextNode | undefined {
  if (!isRecord(node) || typeof node['type'] !== 'string' || pass.nodesLeft <= 0) return undefined;
  pass.nodesLeft -= 1;
  const type = node['type'];
  const attrs = isRecord(node['attrs']) ? node['attrs'] : {};
  const children = () => cleanNodes(node['content'], pass, depth + 1);

  if (type === 'text') return cleanText(node, pass);
  if (type === 'emoji') return cleanText({ text: attrs['emoji'] }, pass);
  if (EMPTY.has(type)) return { type };
  if (CONTAINERS.has(type)) return { type, content: children() };
  if (type === 'heading') return { type, attrs: { level: headingLevel(attrs['level']) }, content: children() };
  if (type === 'tableHeader' || type === 'tableCell') {
    return { type, attrs: { colspan: span(attrs['colspan']), rowspan: span(attrs['rowspan']) }, content: children() };
  }
  return type === 'image' ? cleanImage(attrs, pass) : undefined;
}

function cleanText(node: Readonly<Record<string, unknown>>, pass: Pass): RichTextNode | undefined {
  if (typeof node['text'] !== 'string' || node['text'] === '') return undefined;
  const text = fillPlaceholders(node['text'].slice(0, Math.max(0, pass.charactersLeft)), pass.values);
  pass.charactersLeft -= text.length;
  const marks: unknown[] = Array.isArray(node['marks']) ? node['marks'].slice(0, DEEPEST) : [];
  return { type: 'text', text, marks: marks.flatMap((mark) => cleanMark(mark, pass) ?? []) };
}

function cleanMark(mark: unknown, pass: Pass): RichTextMark | undefined {
  if (!isRecord(mark) || typeof mark['type'] !== 'string') return undefined;
  if (PLAIN_MARKS.has(mark['type'])) return { type: mark['type'] };
  if (mark['type'] !== 'link' || !isRecord(mark['attrs'])) return undefined;
  const link = toSafeLink(linkTarget(mark['attrs'], pass));
  return link && { type: 'link', attrs: link };
}

/** The content service keeps mail addresses bare and its own pages without the leading slash. */
function linkTarget(attrs: Readonly<Record<string, unknown>>, pass: Pass): string | undefined {
  if (typeof attrs['href'] !== 'string') return undefined;
  const href = fillPlaceholders(attrs['href'], pass.values);
  const anchor = typeof attrs['anchor'] === 'string' && attrs['anchor'] !== '' ? `#${attrs['anchor']}` : '';
  if (attrs['linktype'] === 'email') return href.startsWith('mailto:') ? href : `mailto:${href}`;
  if (attrs['linktype'] === 'story') return `/${href.replace(/^\/+/, '')}${anchor}`;
  return href + anchor;
}

function cleanImage(attrs: Readonly<Record<string, unknown>>, pass: Pass): RichTextNode | undefined {
  const { src, alt } = attrs;
  if (typeof src !== 'string' || !URL.canParse(src)) return undefined;
  const url = new URL(src);
  if (url.protocol !== 'https:' || url.port !== '' || !pass.imageHosts.includes(url.hostname)) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  return { type: 'image', attrs: { src: url.href, alt: typeof alt === 'string' ? alt.slice(0, 300) : '' } };
}

/** Level one is the page's title and level two a section's; text below them starts at three. */
const headingLevel = (level: unknown): number => (typeof level === 'number' && level >= 4 ? 4 : 3);

const span = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 ? Math.min(value, MOST_CELLS_SPANNED) : 1;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
