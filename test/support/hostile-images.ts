import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures that look small and are not, files that are no pictures at all, and the answer each of them deserves. */
export type HostileImage = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly answer: 'too-large' | 'unsupported-media-type';
};

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', header)]);
}

const pngOf = (width: number, height: number, ...chunks: Buffer[]) =>
  Buffer.concat([
    pngHeader(width, height),
    ...chunks,
    pngChunk('IDAT', deflateSync(Buffer.alloc(1 << 16))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);

function gifOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const screen = Buffer.from('800000000000ffffff', 'hex');
  const frame = Buffer.concat([Buffer.from('2c00000000', 'hex'), size, Buffer.from('0002024401003b', 'hex')]);
  return Buffer.concat([Buffer.from('GIF89a', 'latin1'), size, screen, frame]);
}

function jpegOf(jpeg: Uint8Array, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

function webpOf(lossy: Uint8Array, width: number, height: number): Buffer {
  const bytes = Buffer.from(lossy);
  const frame = bytes.indexOf(Buffer.from('9d012a', 'hex'));
  bytes.writeUInt16LE(width, frame + 3);
  bytes.writeUInt16LE(height, frame + 5);
  return bytes;
}

const text = (content: string) => Buffer.from(content, 'utf8');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

export async function makeHostileImages(): Promise<HostileImage[]> {
  const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#973a2c' } });
  const [jpeg, png, webp, avif, tiff] = await Promise.all([
    plain.clone().jpeg().toBuffer(),
    plain.clone().png().toBuffer(),
    plain.clone().webp().toBuffer(),
    plain.clone().avif().toBuffer(),
    plain.clone().tiff().toBuffer(),
  ]);
  const tooLarge: ReadonlyArray<readonly [string, Uint8Array]> = [
    ['a PNG that claims 30000 by 30000', pngOf(30_000, 30_000)],
    ['a PNG one line beyond 40 megapixels', pngOf(8000, 5001)],
    ['a PNG of one endless line', pngOf(40_000_001, 1)],
    ['a GIF that claims 65535 by 65535', gifOf(65_535, 65_535)],
    ['a JPEG that claims 65500 by 65500', jpegOf(jpeg, 65_500, 65_500)],
    ['a WebP that claims 16383 by 16383', webpOf(webp, 16_383, 16_383)],
    ['more than 10 MB', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])],
  ];
  const noPicture: ReadonlyArray<readonly [string, Uint8Array]> = [
    ['nothing', Buffer.alloc(0)],
    ['a single byte', Buffer.from([0xff])],
    ['an SVG', text(SVG)],
    ['an SVG with a prologue', text(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]>${SVG}`)],
    ['an SVG behind spaces and a comment', text(`\uFEFF \n<!-- ${'x'.repeat(900)} -->${SVG}`)],
    ['a compressed SVG', gzipSync(SVG)],
    ['an SVG that loads a local file', text(SVG.replace('<script>', '<image href="file:///etc/passwd"/><script>'))],
    ['an SVG behind the first bytes of a GIF', text(`GIF89a${SVG}`)],
    ['an SVG behind the signature of a PNG', Buffer.concat([PNG_SIGNATURE, text(SVG)])],
    ['a web page', text('<!doctype html><script>alert(1)</script>')],
    ['a PDF', text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
    ['a script for ImageMagick', text('push graphic-context\nfill "url(https://127.0.0.1/)"\npop graphic-context')],
    ['a TIFF', tiff],
    ['an AVIF', avif],
    ['a bitmap', text(`BM${'\0'.repeat(64)}`)],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['half a PNG', pngOf(64, 64).subarray(0, 60)],
    ['a JPEG without its end', jpeg.subarray(0, jpeg.length / 2)],
    ['a WebP without its end', webp.subarray(0, webp.length / 2)],
    ['a PNG with a broken checksum', Buffer.concat([png.subarray(0, 16), Buffer.from([9]), png.subarray(17)])],
    ['a PNG of no size', pngOf(0, 0)],
    ['a PNG that claims the largest size there is', pngOf(0x7fff_ffff, 0x7fff_ffff)],
    ['a PNG whose pixels are missing', pngOf(4000, 4000)],
    ['a PNG with nothing but text that unpacks to 64 MB', pngOf(4000, 4000, inflatingText())],
  ];
  return [
    ...tooLarge.map(([name, bytes]) => ({ name, bytes, answer: 'too-large' as const })),
    ...noPicture.map(([name, bytes]) => ({ name, bytes, answer: 'unsupported-media-type' as const })),
  ];
}

function inflatingText(): Buffer {
  return pngChunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(64 * 1024 * 1024))]));
}
