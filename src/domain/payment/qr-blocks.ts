/** How many bytes of correction each block has at level M, by version from 1 on (ISO/IEC 18004, table 9). */
const CORRECTION_BYTES = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

export const LARGEST_VERSION = BLOCKS.length;

/** Modules that carry data: all but those of the patterns, the format and the version. */
function countDataModules(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const patterns = version === 1 ? 0 : (25 * alignments - 10) * alignments - 55;
  return (16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0);
}

export function countDataBytes(version: number): number {
  const { correction, blocks, total } = readLayout(version);
  return total - correction * blocks;
}

function readLayout(version: number) {
  return {
    correction: CORRECTION_BYTES[version - 1] ?? 0,
    blocks: BLOCKS[version - 1] ?? 1,
    total: Math.floor(countDataModules(version) / 8),
  };
}

/** The data in blocks with their correction, interleaved as a reader expects them. */
export function interleaveBlocks(data: readonly number[], version: number): readonly number[] {
  const { correction, blocks: count, total } = readLayout(version);
  const shortLength = Math.floor(total / count) - correction;
  const shortCount = count - (total % count);
  const divisor = makeDivisor(correction);
  const starts = Array.from({ length: count }, (_, i) => i * shortLength + Math.max(0, i - shortCount));
  const blocks = starts.map((start, i) => data.slice(start, start + shortLength + (i < shortCount ? 0 : 1)));
  const corrections = blocks.map((block) => divide(block, divisor));
  return [...interleave(blocks), ...interleave(corrections)];
}

const interleave = (blocks: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, i) =>
    blocks.flatMap((block) => block[i] ?? []),
  ).flat();

/** A product in the field of 256 elements that the code reckons in. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The polynomial with the roots 2⁰, 2¹, …, without its leading coefficient. */
function makeDivisor(degree: number): readonly number[] {
  let divisor = [...Array.from({ length: degree - 1 }, () => 0), 1];
  for (let i = 0, root = 1; i < degree; i += 1, root = multiply(root, 2)) {
    divisor = divisor.map((coefficient, j) => multiply(coefficient, root) ^ (divisor[j + 1] ?? 0));
  }
  return divisor;
}

/** The remainder, which is the correction. */
function divide(data: readonly number[], divisor: readonly number[]): readonly number[] {
  let remainder = divisor.map(() => 0);
  for (const byte of data) {
    const [first = 0, ...rest] = remainder;
    const factor = byte ^ first;
    remainder = divisor.map((coefficient, i) => (rest[i] ?? 0) ^ multiply(coefficient, factor));
  }
  return remainder;
}
