import { crc32, inflateRawSync } from 'node:zlib';

const STORED = 0;
/** Sum and sizes stand behind the file. */
const SUM_BEHIND = 0x0008;

const requireSignature = (bytes: Buffer, place: number, signature: number): void => {
  if (bytes.readUInt32LE(place) !== signature) throw new Error(`No part of a zip begins at ${place}`);
};

/** The files of a zip, as other programs read it: from its end to the directory, and from there to each file. */
export function unzip(bytes: Buffer): Readonly<Record<string, string>> {
  const end = bytes.length - 22;
  requireSignature(bytes, end, 0x06054b50);
  const files: Record<string, string> = {};
  let place = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    requireSignature(bytes, place, 0x02014b50);
    const packedLength = bytes.readUInt32LE(place + 20);
    const nameLength = bytes.readUInt16LE(place + 28);
    const at = bytes.readUInt32LE(place + 42);
    const name = bytes.toString('utf8', place + 46, place + 46 + nameLength);
    requireSignature(bytes, at, 0x04034b50);
    const start = at + 30 + nameLength;
    const packed = bytes.subarray(start, start + packedLength);
    const file = bytes.readUInt16LE(place + 10) === STORED ? packed : inflateRawSync(packed);
    const hasTail = (bytes.readUInt16LE(place + 8) & SUM_BEHIND) !== 0;
    if (hasTail) requireSignature(bytes, start + packedLength, 0x08074b50);
    if (crc32(file) !== bytes.readUInt32LE(place + 16)) throw new Error(`${name} has another sum than it says`);
    files[name] = file.toString();
    place += 46 + nameLength;
  }
  if (place !== end) throw new Error('The directory of the zip has another length than it says');
  return files;
}
