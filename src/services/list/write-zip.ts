import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { toStream } from './to-stream.ts';

export type ZipFile = { readonly name: string; readonly content: Iterable<Uint8Array> | AsyncIterable<Uint8Array> };

const SIGNATURE = { local: 0x04034b50, tail: 0x08074b50, central: 0x02014b50, end: 0x06054b50 } as const;
/**
 * Deflate, names in UTF-8, sum and sizes behind each file, and the first day there is: the same files make the same
 * bytes.
 */
const VERSION = 20;
const FLAGS = 0x0808;
const DEFLATED = 8;
const FIRST_DAY = 0x0021;

/** As many files, and as many bytes of them, as the plain format can count; a longer list has to be cut by its maker. */
export const MOST_FILES_IN_ZIP = 60_000;
export const MOST_BYTES_IN_ZIP = 3.5 * 1024 ** 3;

/** Files as one, made while it is being read: only a part of one of them is in memory at a time. */
export const writeZip = (files: AsyncIterable<ZipFile>): ReadableStream<Uint8Array> => toStream(toParts(files));

async function* toParts(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array, void> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const head = Buffer.concat([uint32(SIGNATURE.local), describe(name, NOT_YET_KNOWN), uint16(0), Buffer.from(name)]);
    yield head;
    const facts = { sum: 0, packed: 0, plain: 0 };
    yield* pack(content, facts);
    const tail = Buffer.concat([uint32(SIGNATURE.tail), toBytes(facts)]);
    yield tail;
    directory.push(
      Buffer.concat([
        uint32(SIGNATURE.central),
        uint16(VERSION),
        describe(name, facts),
        // No extra field, no comment, first disk, no attributes.
        Buffer.alloc(12),
        uint32(offset),
        Buffer.from(name),
      ]),
    );
    offset += head.length + facts.packed + tail.length;
  }
  const central = Buffer.concat(directory);
  const counts = [uint16(0), uint16(0), uint16(directory.length), uint16(directory.length)];
  yield Buffer.concat([central, uint32(SIGNATURE.end), ...counts, uint32(central.length), uint32(offset), uint16(0)]);
}

type Facts = { sum: number; packed: number; plain: number };
const NOT_YET_KNOWN: Facts = { sum: 0, packed: 0, plain: 0 };

/** Packs a file part by part, and notes what it comes to. */
async function* pack(content: ZipFile['content'], facts: Facts): AsyncGenerator<Uint8Array, void> {
  async function* counted() {
    for await (const part of content) {
      facts.sum = crc32(part, facts.sum);
      facts.plain += part.length;
      yield part;
    }
  }
  // Whoever reads the packed parts hears of a failure.
  const packed = pipeline(counted, createDeflateRaw(), () => undefined);
  for await (const part of packed) {
    facts.packed += part.length;
    yield part;
  }
}

/** What stands in front of a file and in the directory alike. */
const describe = (name: string, facts: Facts): Buffer =>
  Buffer.concat([
    ...[VERSION, FLAGS, DEFLATED, 0, FIRST_DAY].map(uint16),
    toBytes(facts),
    uint16(Buffer.byteLength(name)),
  ]);

const toBytes = ({ sum, packed, plain }: Facts): Buffer => Buffer.concat([sum, packed, plain].map(uint32));

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
