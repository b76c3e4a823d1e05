import sharp from 'sharp';
import type { StoragePort } from '#services/ports/storage.ts';
import { LIVERIES } from '#web/art/livery.ts';
import type { DemoCompany } from './companies.ts';
import { putFile } from './put-file.ts';
import { createRandom, pick } from './random.ts';

const SIZE = 256;
const COLOURS = [LIVERIES.night, LIVERIES.oxide, LIVERIES.fir, LIVERIES.petrol, LIVERIES.ink, '#8a5a1f', '#5b3f77'];

/** What stands beside the letters: a wave, a road, a roof or a wheel. */
const SIGNS = [
  '<path d="M28 196q25-30 50 0t50 0 50 0 50 0" fill="none" stroke="#fff" stroke-width="12"/>',
  '<path d="M40 210 104 176h48l64 34" fill="none" stroke="#fff" stroke-width="12"/>',
  '<path d="M32 92 128 36l96 56" fill="none" stroke="#fff" stroke-width="14"/>',
  '<circle cx="128" cy="196" r="22" fill="none" stroke="#fff" stroke-width="12"/>',
] as const;

/** Draws the sign of a company with the first letters of its name; where it can be seen. */
export async function drawLogo(storage: StoragePort, { key, name }: DemoCompany): Promise<string> {
  const random = createRandom(`logo ${key}`);
  const [first = '', second = ''] = name.split(' ');
  const letters = `${first[0] ?? ''}${second[0] ?? ''}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <rect width="${SIZE}" height="${SIZE}" rx="36" fill="${pick(random, COLOURS)}"/>${pick(random, SIGNS)}
    <text x="128" y="154" font-family="sans-serif" font-weight="700" font-size="92" fill="#fff" text-anchor="middle">${letters}</text>
  </svg>`;
  const path = `uploads/logo/demo-${key}.webp`;
  await putFile(storage, path, await sharp(Buffer.from(svg)).webp({ quality: 90, effort: 1 }).toBuffer(), 'image/webp');
  return `/${path}`;
}
