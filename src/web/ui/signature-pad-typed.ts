import type { DrawnSignature } from './signature-pad-canvas.tsx';

const WIDTH = 600;
const HEIGHT = 192;
const MAX_SIZE = 64;
const FONT = 'italic 450 {size}px "Sofia Sans", sans-serif';
const INK = '#0b0c0e';
const MARGIN = 24;

const escapeXml = (text: string) => text.replaceAll(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The name somebody typed, set like a signature; null while there is none. */
export function renderTypedSignature(typed: string): DrawnSignature | null {
  const name = typed.trim();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (name === '' || !context) return null;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  context.font = FONT.replace('{size}', String(MAX_SIZE));
  const size = Math.min(MAX_SIZE, (MAX_SIZE * (WIDTH - 2 * MARGIN)) / context.measureText(name).width);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = INK;
  context.font = FONT.replace('{size}', String(size));
  context.textBaseline = 'middle';
  context.fillText(name, MARGIN, HEIGHT / 2);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><text x="${MARGIN}" y="${HEIGHT / 2}" dominant-baseline="central" font-family="Sofia Sans, sans-serif" font-style="italic" font-size="${size}" fill="${INK}">${escapeXml(name)}</text></svg>`,
    png: canvas.toDataURL('image/png'),
  };
}
