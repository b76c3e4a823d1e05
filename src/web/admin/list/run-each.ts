interface RunOptions<Item> {
  /** How many are worked on at once. */
  readonly atOnce: number;
  readonly work: (item: Item) => Promise<void>;
  /** Asked before each: what has begun is finished, nothing more is begun. */
  readonly isStopped: () => boolean;
}

/** Works off a list in its order, a few at once. */
export async function runEach<Item>(items: readonly Item[], { atOnce, work, isStopped }: RunOptions<Item>) {
  const waiting = [...items];
  const workOff = async () => {
    for (let next = waiting.shift(); next !== undefined && !isStopped(); next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
}
