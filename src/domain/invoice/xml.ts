/** An element with what is in it. Nothing is left of it if that is empty, unless the schema asks for it all the same. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: readonly XmlPart[];
  readonly isKept: boolean;
};
export type XmlPart = XmlElement | string | null;

export const element = (name: string, ...content: readonly XmlPart[]): XmlElement => ({
  name,
  attributes: {},
  content,
  isKept: false,
});

export const attributed = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly XmlPart[]
): XmlElement => ({ name, attributes, content, isKept: false });

/** Required even when there is nothing in it. */
export const kept = (name: string, ...content: readonly XmlPart[]): XmlElement => ({
  name,
  attributes: {},
  content,
  isKept: true,
});

// What XML 1.0 has no place for: most control characters and two that are no characters.
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/** A text as a file can hold it: without control characters, halves of characters and space around it. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, '').trim();

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function write(part: XmlPart): string {
  if (part === null) return '';
  if (typeof part === 'string') return escape(cleanText(part));
  const body = part.content.map(write).join('');
  if (body === '' && !part.isKept) return '';
  const attributes = Object.entries(part.attributes).map(([key, value]) => ` ${key}="${escape(cleanText(value))}"`);
  return `<${part.name}${attributes.join('')}>${body}</${part.name}>`;
}

export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`;

const hundredths = (value: number): readonly [whole: string, rest: string] => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not whole hundredths: ${value}`);
  const digits = String(Math.abs(value)).padStart(3, '0');
  return [`${value < 0 ? '-' : ''}${digits.slice(0, -2)}`, digits.slice(-2)];
};

/** `1234.50`, from digits: a binary fraction would betray itself in some amount. */
export const toDecimal = (cents: number): string => hundredths(cents).join('.');

/** `19` and `5.5`, from basis points. */
export function toPercent(basisPoints: number): string {
  const [whole, rest] = hundredths(basisPoints);
  const digits = rest.replace(/0{1,2}$/, '');
  return digits === '' ? whole : `${whole}.${digits}`;
}
