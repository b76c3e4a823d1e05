import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIVERIES } from '#web/art/livery.ts';
import type { Livery } from '#web/art/livery.ts';
import sharp from 'sharp';

export type Picture = { readonly path: string; readonly width: number; readonly height: number };
export type Drawing = Picture & { readonly data: Buffer };
export type Motif = { readonly type: string; readonly subType: string; readonly livery: Livery };

const DRAWINGS = join(process.cwd(), 'src/web/art/trailers');
const DRAWING_WIDTH = 1200;
const WIDTH = 1280;
/** Resolution at which the vector drawing comes out as wide as the picture; 72 is one pixel per unit. */
const DENSITY = (72 * WIDTH) / DRAWING_WIDTH;

const fileName = ({ type, subType, livery }: Motif, side: string): string =>
  `uploads/trailer/${type}-${subType}-${livery}-${side}.webp`.toLowerCase();

/** Draws a trailer from both sides. Trailers that look alike share their pictures. */
export async function drawPictures(motif: Motif): Promise<readonly Drawing[]> {
  const svg = await readFile(join(DRAWINGS, `${motif.type}-${motif.subType}.svg`), 'utf8');
  const coloured = svg.replaceAll(/var\(--(\w+),([^()]+)\)/g, (_, name: string, fallback: string) =>
    name === 'body' ? LIVERIES[motif.livery] : fallback,
  );
  const drawn = await sharp(Buffer.from(coloured), { density: DENSITY }).raw().toBuffer({ resolveWithObject: true });
  const left = sharp(drawn.data, { raw: drawn.info });
  const sides = { left, right: left.clone().flop() };
  const drawings: Drawing[] = [];
  for (const [side, image] of Object.entries(sides)) {
    const { data, info } = await image.webp({ quality: 86, effort: 1 }).toBuffer({ resolveWithObject: true });
    drawings.push({ path: fileName(motif, side), width: info.width, height: info.height, data });
  }
  return drawings;
}
