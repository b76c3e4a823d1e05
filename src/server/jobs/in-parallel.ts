/** Does the work of all parts, a few at once, and answers in their order. */
export async function inParallel<Part, Done>(
  parts: readonly Part[],
  atOnce: number,
  work: (part: Part) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  const waiting = parts.entries();
  const hand = async () => {
    for (const [i, part] of waiting) done[i] = await work(part);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return done;
}
