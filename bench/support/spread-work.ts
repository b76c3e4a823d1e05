/** One after the other, so that setting up does not disturb what is measured. */
export async function times<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let i = 0; i < count; i += 1) made.push(await make(i));
  return made;
}

/** Lets clients share the work and adds up what they say it took. */
export async function spread<T>(
  work: readonly T[],
  task: (part: T, i: number) => Promise<number>,
  clients: number,
): Promise<number> {
  const waiting = [...work.entries()];
  let total = 0;
  const client = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const took = await task(next[1], next[0]);
      total += took;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return total;
}
