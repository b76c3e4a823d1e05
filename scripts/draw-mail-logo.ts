/** Draws the mark of the shop as mails show it: `node scripts/draw-mail-logo.ts` writes src/documents/mail/logo-png.ts. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { KINGPIN, MARK_PATH } from '#documents/logo-mark.ts';

/** Three times as large as it is shown, for sharp screens. */
const SIZE = 96;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 24 24">
  <path d="${MARK_PATH}" fill="#ffffff"/>
  <circle cx="${KINGPIN.cx}" cy="${KINGPIN.cy}" r="${KINGPIN.r}" fill="#ffc400"/>
</svg>`;
const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer();

writeFileSync(
  'src/documents/mail/logo-png.ts',
  `/** The mark in white for a dark ground, drawn by scripts/draw-mail-logo.ts. */
export const LOGO_PNG =
  '${png.toString('base64')}';
`,
);
console.log(`${png.length} bytes`);
