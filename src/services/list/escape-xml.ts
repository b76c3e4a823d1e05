const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML cannot hold at all, halves of a pair among them. */
// oxlint-disable-next-line no-control-regex -- these are what it is about
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Spreadsheets read `_x000D_` as a character of that number. */
const LOOKS_ESCAPED = /_(?=x[\dA-Fa-f]{4}_)/g;

/** A text as the content of a cell of a workbook, character for character. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '\uFFFD')
    .replaceAll(LOOKS_ESCAPED, '_x005F_')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
