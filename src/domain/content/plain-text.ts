import type { RichText, RichTextNode } from './rich-text.ts';

/** What a text says, without its shape: for searches and search engines. */
export const plainText = ({ content }: RichText): string =>
  content.map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim();

/** Paragraphs and lines are apart, words with different marks are not. */
function wordsOf({ type, text, content = [] }: RichTextNode): string {
  if (type === 'text') return text ?? '';
  if (type === 'hard_break') return ' ';
  return `${content.map(wordsOf).join('')} `;
}
