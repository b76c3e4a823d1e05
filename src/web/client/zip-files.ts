import type { FetchedFile } from './download-file.ts';

/** As they are, names in UTF-8, and the first day there is: papers are packed already. */
const VERSION = 20;
const NAMES_IN_UTF8 = 0x0800;
const STORED = 0;
const FIRST_DAY = 0x0021;
const SIGNATURE = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;

/** Files as one. Of two with the same name the first is kept: it is the same paper. */
export async function zipFiles(files: readonly FetchedFile[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  const once = files.filter(({ name }, at) => files.findIndex((file) => file.name === name) === at);
  for (const { name, content: file } of once) {
    const title = new TextEncoder().encode(name);
    const content = new Uint8Array(await file.arrayBuffer());
    const facts = [
      ...[VERSION, NAMES_IN_UTF8, STORED, 0, FIRST_DAY].flatMap((value) => bytes(value, 2)),
      ...[sumOf(content), content.length, content.length].flatMap((value) => bytes(value, 4)),
      ...bytes(title.length, 2),
    ];
    const head = Uint8Array.from([...bytes(SIGNATURE.local, 4), ...facts, ...bytes(0, 2), ...title]);
    parts.push(head, content);
    // No extra field, no comment, first disk, no attributes.
    const rest = [...Array.from({ length: 12 }, () => 0), ...bytes(offset, 4)];
    directory.push(
      Uint8Array.from([...bytes(SIGNATURE.central, 4), ...bytes(VERSION, 2), ...facts, ...rest, ...title]),
    );
    offset += head.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const counts = [0, 0, directory.length, directory.length].flatMap((value) => bytes(value, 2));
  const end = [...bytes(SIGNATURE.end, 4), ...counts, ...bytes(size, 4), ...bytes(offset, 4), ...bytes(0, 2)];
  return new Blob([...parts, ...directory, Uint8Array.from(end)], { type: 'application/zip' });
}

/** The lowest byte first. */
const bytes = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >>> (8 * at)) & 0xff);

const POLYNOMIAL = 0xedb88320;
const SUMS = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  return sum;
});

/** CRC-32, by which whoever unpacks a file knows that it is whole. */
function sumOf(content: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of content) sum = (SUMS[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
