import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasPdfActions } from './has-pdf-actions.ts';

const pdf = (...objects: (string | Buffer)[]): Uint8Array =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, i) => [
      Buffer.from(`${i + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('%%EOF'),
  ]);
const packed = (content: string, pack: (text: string) => Buffer = deflateSync): Buffer =>
  Buffer.concat([
    Buffer.from('<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n'),
    pack(content),
    Buffer.from('\nendstream'),
  ]);
const picture = Buffer.concat([
  Buffer.from('<< /Subtype /Image /Filter /DCTDecode >>\nstream\n'),
  Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 167) % 256)),
  Buffer.from('\nendstream'),
]);

test.each<[string, boolean, Uint8Array]>([
  ['a plain paper', false, pdf('<< /Type /Catalog /Pages 2 0 R >>')],
  ['a paper that opens at its second page', false, pdf('<< /Type /Catalog /OpenAction [4 0 R /Fit] >>')],
  ['a paper that speaks of scripts', false, pdf('<< /Title (JavaScript and how to Launch it) >>')],
  ['a scanned paper', false, pdf(picture)],
  ['a paper with packed objects', false, pdf(packed('1 0 << /Type /Catalog >>'))],
  ['a script on opening', true, pdf('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>')],
  ['a script by name', true, pdf('<< /Names << /JavaScript 3 0 R >> >>')],
  ['a script in other letters', true, pdf('<< /S /J#61va#53cript /JS (app.alert(1)) >>')],
  ['a program', true, pdf('<< /S/Launch/F(calc.exe) >>')],
  ['a script in packed objects', true, pdf(picture, packed('1 0 << /S /JavaScript /JS (app.alert(1)) >>'))],
  ['packed objects that cannot be read', true, pdf(packed('1 0 << >>', (text) => Buffer.from(text)))],
  ['packed objects without end', true, pdf(packed('x'.repeat(9 * 1024 * 1024)))],
])('%s: %s', async (_, expected, bytes) => {
  expect(await hasPdfActions(bytes)).toBe(expected);
});
