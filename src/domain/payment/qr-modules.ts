import { countDataBytes, interleaveBlocks, LARGEST_VERSION } from './qr-blocks.ts';
import { ratePenalty } from './qr-penalty.ts';

type Cell = boolean | undefined;
type Grid = Cell[][];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * The dark and light modules of a QR code for bytes, row by row. Level M, which the standard for payment codes asks for.
 */
export function toQrModules(bytes: Uint8Array): readonly (readonly boolean[])[] {
  const version = chooseVersion(bytes.length);
  const patterns = drawPatterns(version);
  const filled = MASKS.map((mask, number) => {
    const grid = patterns.map((row) => [...row]);
    drawFormat(grid, number);
    placeBits(grid, toBits(interleaveBlocks(toDataBytes(bytes, version), version)), mask);
    return grid.map((row) => row.map((cell) => cell === true));
  });
  const rated = filled.map((grid) => ({ grid, penalty: ratePenalty(grid) }));
  return rated.reduce((best, next) => (next.penalty < best.penalty ? next : best)).grid;
}

const bitsOfLength = (version: number): number => (version < 10 ? 8 : 16);

function chooseVersion(length: number): number {
  for (let version = 1; version <= LARGEST_VERSION; version += 1) {
    if (4 + bitsOfLength(version) + length * 8 <= countDataBytes(version) * 8) return version;
  }
  throw new RangeError(`${length} bytes do not fit a code`);
}

const toBinary = (value: number, width: number): string => value.toString(2).padStart(width, '0');
const toBits = (bytes: readonly number[]): string => bytes.map((byte) => toBinary(byte, 8)).join('');

/** Mode, length, data, terminator and padding. */
function toDataBytes(bytes: Uint8Array, version: number): readonly number[] {
  const room = countDataBytes(version);
  const bits = `0100${toBinary(bytes.length, bitsOfLength(version))}${toBits([...bytes])}`;
  const ended = bits.padEnd(Math.min(room * 8, bits.length + 4), '0');
  const data = (ended.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  const padding = Array.from({ length: room - data.length }, (_, i) => (i % 2 === 0 ? 0xec : 0x11));
  return [...data, ...padding];
}

function drawPatterns(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, (): Cell => undefined));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  const drawSquares = (x: number, y: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const centres = alignmentCentres(version);
  const last = centres.length - 1;
  for (const [i, x] of centres.entries()) {
    for (const [j, y] of centres.entries()) {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isCorner) drawSquares(x, y, 2, (ring) => ring !== 1);
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawSquares(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }
  if (version >= 7) {
    const bits = Array.from(toBinary((version << 12) | remainder(version, 12, 0x1f25), 18)).toReversed();
    for (const [i, bit] of bits.entries()) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, bit === '1');
      set(b, a, bit === '1');
    }
  }
  return grid;
}

function alignmentCentres(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => version * 4 + 10 - (count - 2 - i) * step)];
}

/** What a code of Bose, Chaudhuri and Hocquenghem adds to a value. */
function remainder(value: number, width: number, generator: number): number {
  let rest = value;
  for (let i = 0; i < width; i += 1) rest = (rest << 1) ^ ((rest >> (width - 1)) * generator);
  return rest;
}

/** Level M is 0 here. The bits stand twice, around the first corner and along the two others. */
function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = Array.from(toBinary(((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412, 15)).toReversed();
  for (const [i, bit] of bits.entries()) {
    const isDark = bit === '1';
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    const [x, y] = i < 8 ? [8, near] : [i === 8 ? 7 : near, 8];
    setCell(grid, x, y, isDark);
    if (i < 8) setCell(grid, size - 1 - i, 8, isDark);
    else setCell(grid, 8, size - 15 + i, isDark);
  }
  setCell(grid, 8, size - 8, true);
}

function setCell(grid: Grid, x: number, y: number, isDark: boolean): void {
  const row = grid[y];
  if (row) row[x] = isDark;
}

/** Up and down in columns of two from the right, around the patterns; what is left over stays light before masking. */
function placeBits(grid: Grid, bits: string, mask: (x: number, y: number) => boolean): void {
  const size = grid.length;
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i += 1) {
      const y = isUpward ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== undefined) continue;
        setCell(grid, x, y, (bits[next] === '1') !== mask(x, y));
        next += 1;
      }
    }
  }
}
