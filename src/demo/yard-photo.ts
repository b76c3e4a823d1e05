import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

export type Yard = Awaited<ReturnType<typeof drawOnYard>>;
type Motif = { readonly type: string; readonly subType: string };

/** The drawing of a trailer, standing on a yard. */
export async function drawOnYard({ type, subType }: Motif, density = 96) {
  const svg = await readFile(join(process.cwd(), 'src/web/art/trailers', `${type}-${subType}.svg`));
  return sharp(svg, { density }).flatten({ background: '#e4e0d6' }).raw().toBuffer({ resolveWithObject: true });
}

/** From one side, or nearer to the end that is asked for. */
export function frameYard({ data, info }: Yard, position: string): Sharp {
  const yard = sharp(data, { raw: info });
  const third = Math.floor(info.width / 3);
  const turned = position === 'right' ? yard.flop() : yard;
  return position === 'left' || position === 'right'
    ? turned
    : turned.extract({ left: cutOf(position) * third, top: 0, width: third, height: info.height });
}

const cutOf = (position: string): number => ({ front: 0, rear: 2 })[position] ?? 1;

/** A line that looks like a name in a hurry. */
export async function drawSignature(name: string): Promise<string> {
  const waves = Array.from(name, (_, index) => `q 8 -${18 + ((index * 7) % 23)} 16 0 t 8 0`).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="520" height="140"><path d="M20 90 ${waves}" fill="none" stroke="#0b0c0e" stroke-width="3"/></svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
