import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test.each([
  ['O-26-000123.pdf', 'inline; filename="O-26-000123.pdf"'],
  [
    'Auftragsbestätigung-O-26-000123.pdf',
    `inline; filename="Auftragsbestatigung-O-26-000123.pdf"; filename*=UTF-8''Auftragsbest%C3%A4tigung-O-26-000123.pdf`,
  ],
  [
    'Договор-O-1.pdf',
    `inline; filename="O-1.pdf"; filename*=UTF-8''%D0%94%D0%BE%D0%B3%D0%BE%D0%B2%D0%BE%D1%80-O-1.pdf`,
  ],
  ['Protokół.pdf', `inline; filename="Protokol.pdf"; filename*=UTF-8''Protok%C3%B3%C5%82.pdf`],
  ['a"\r\nX: b.pdf', `inline; filename="aX: b.pdf"; filename*=UTF-8''a%22%0D%0AX%3A%20b.pdf`],
  ["it's (1).pdf", `inline; filename="it's (1).pdf"`],
])('%j becomes one header that old and new programs read', (filename, header) => {
  expect(contentDisposition('inline', filename)).toBe(header);
});
