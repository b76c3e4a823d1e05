/** Text in a size and at a distance from the lower left corner, in points. */
export type PdfText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold?: boolean;
};

const A4 = '0 0 595 842';

/** Letters outside of the fonts that every reader has are written without their marks. */
const toLatin = (text: string): string =>
  text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/[^\u0020-\u00ff]/g, (letter) => letter.normalize('NFD').replaceAll(/[^\u0020-\u00ff]/g, '') || '-');

const escape = (text: string): string => toLatin(text).replaceAll(/[\\()]/g, String.raw`\$&`);

/** One page of text as a PDF file. */
export function writePdf(title: string, texts: readonly PdfText[]): Buffer {
  const lines = texts.map(
    ({ text, x, y, size, isBold }) => `BT /${isBold ? 'Bold' : 'Text'} ${size} Tf ${x} ${y} Td (${escape(text)}) Tj ET`,
  );
  const content = lines.join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${A4}] /Contents 4 0 R /Resources << /Font << /Text 5 0 R /Bold 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escape(title)}) /Producer (Trailyard) >>`,
  ];
  let file = '%PDF-1.4\n%âãÏÓ\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
