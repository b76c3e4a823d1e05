import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const DRAWINGS = join(process.cwd(), 'src/web/art/trailers');
const DRAWING_WIDTH = 1200;
/** Twice as wide as on a phone, for sharp screens. */
const WIDTH = 640;
/** Resolution at which the vector drawing comes out that wide; 72 is one pixel per unit. */
const DENSITY = (72 * WIDTH) / DRAWING_WIDTH;
/** The stage of the shop, which stays light in the dark: drawings have dark wheels. */
const STAGE = '#eceae4';
const COLOURS = 48;

const drawn = new Map<string, Promise<Uint8Array | undefined>>();

/** The drawing of a kind of trailer, or undefined where there is none. Each is made once, and tried again if it failed. */
export function drawTrailer(kind: string): Promise<Uint8Array | undefined> {
  const known = drawn.get(kind) ?? drawAgain(kind);
  drawn.set(kind, known);
  return known;
}

/** A mail goes out without its picture rather than not at all. */
async function drawAgain(kind: string): Promise<Uint8Array | undefined> {
  try {
    return await draw(kind);
  } catch {
    drawn.delete(kind);
    return undefined;
  }
}

async function draw(kind: string): Promise<Uint8Array | undefined> {
  // Types may be made up by the configuration, and a file name is nothing for strangers.
  if (!/^\w+-\w+$/.test(kind)) return undefined;
  try {
    const svg = await readFile(join(DRAWINGS, `${kind}.svg`), 'utf8');
    const coloured = svg.replaceAll(/var\(--\w+,([^()]+)\)/g, '$1');
    return await sharp(Buffer.from(coloured), { density: DENSITY })
      .flatten({ background: STAGE })
      .png({ palette: true, colours: COLOURS, compressionLevel: 9 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
