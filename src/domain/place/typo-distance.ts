const LONGEST = 64;

/** Three lines of the table are enough, and used again: a search compares thousands of names. */
const LINES = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const;

/**
 * How many letters have to be changed, added, left out or swapped with their neighbour to make the text the beginning of
 * the name; `most + 1` if that is not enough. Texts longer than any name of a place are cut.
 */
export function typoDistance(text: string, name: string, most: number): number {
  const height = Math.min(text.length, LONGEST);
  const width = Math.min(name.length, height + most, LONGEST);
  let [twoBefore, before, line]: readonly [Uint8Array, Uint8Array, Uint8Array] = LINES;
  for (let at = 0; at <= width; at++) before[at] = at;
  for (let row = 1; row <= height; row++) {
    const letter = text.charCodeAt(row - 1);
    const letterBefore = text.charCodeAt(row - 2);
    line[0] = row;
    let least = row;
    for (let at = 1; at <= width; at++) {
      const across = before[at - 1] ?? 0;
      const isSame = letter === name.charCodeAt(at - 1);
      let cost = isSame ? across : Math.min(across, before[at] ?? 0, line[at - 1] ?? 0) + 1;
      const isSwapped = letter === name.charCodeAt(at - 2) && letterBefore === name.charCodeAt(at - 1);
      if (isSwapped) cost = Math.min(cost, (twoBefore[at - 2] ?? 0) + 1);
      line[at] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [twoBefore, before, line] = [before, line, twoBefore];
  }
  let distance = most + 1;
  for (let at = 0; at <= width; at++) distance = Math.min(distance, before[at] ?? 0);
  return distance;
}
