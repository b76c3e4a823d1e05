type Grid = readonly (readonly boolean[])[];

const FINDER_LIKE = ['10111010000', '00001011101'];

/** How hard a code is to read (ISO/IEC 18004, 7.8.3): the mask with the smallest penalty is taken. */
export function ratePenalty(grid: Grid): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] === true));
  const dark = grid.flat().filter(Boolean).length;
  const share = (dark * 100) / grid.length ** 2;
  return (
    [...grid, ...columns].reduce((sum, line) => sum + rateLine(line), 0) +
    rateSquares(grid) +
    Math.abs(Math.ceil(share / 5) - 10) * 10
  );
}

function rateLine(line: readonly boolean[]): number {
  const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
  const runs = (text.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = Array.from({ length: text.length - 10 }, (_, i) => text.slice(i, i + 11));
  return runs + finders.filter((part) => FINDER_LIKE.includes(part)).length * 40;
}

function rateSquares(grid: Grid): number {
  let sum = 0;
  for (let y = 1; y < grid.length; y += 1) {
    for (let x = 1; x < grid.length; x += 1) {
      const colours = [grid[y]?.[x], grid[y]?.[x - 1], grid[y - 1]?.[x], grid[y - 1]?.[x - 1]];
      if (colours.every((colour) => colour === colours[0])) sum += 3;
    }
  }
  return sum;
}
