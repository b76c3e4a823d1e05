import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflateWithin = promisify(inflate);
/** Far more than the objects of any paper; whoever packs more wants to fill the memory. */
const MOST_INFLATED = 8 * 1024 * 1024;

/** A script needs the first name, a program the second; what merely opens at a certain page has neither. */
const ACTION = /\/(?:JavaScript|Launch)(?![A-Za-z])/;
const OBJECT_STREAM = /\/ObjStm\b/;
const STREAM = /\bstream\r?\n/g;
/** How far before its data the dictionary of a stream may begin. */
const LONGEST_DICTIONARY = 600;

/**
 * Whether a PDF file holds scripts or starts programs, be it within packed objects. Objects that cannot be unpacked,
 * such as encrypted ones, count as if they did.
 */
export async function hasPdfActions(bytes: Uint8Array): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const raw = file.toString('latin1');
  if (ACTION.test(withPlainNames(raw))) return true;
  for (const match of raw.matchAll(STREAM)) {
    const dictionary = withPlainNames(raw.slice(Math.max(0, match.index - LONGEST_DICTIONARY), match.index));
    if (!OBJECT_STREAM.test(dictionary.slice(dictionary.lastIndexOf(' obj')))) continue;
    const unpacked = await unpack(file.subarray(match.index + match[0].length));
    if (unpacked === undefined || ACTION.test(withPlainNames(unpacked))) return true;
  }
  return false;
}

/** Any letter of a name may be written as its number: `/J#61vaScript`. */
const withPlainNames = (text: string): string =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)));

async function unpack(packed: Buffer): Promise<string | undefined> {
  try {
    return (await inflateWithin(packed, { maxOutputLength: MOST_INFLATED })).toString('latin1');
  } catch {
    return undefined;
  }
}
