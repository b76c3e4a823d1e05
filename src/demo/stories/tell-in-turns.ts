import type { OrderStory } from './story.ts';

/** What a story waits for and lets others wait for while it orders. */
export type Turn = {
  /** Comes when all stories before have ordered, or have been left out. */
  readonly mine: Promise<unknown>;
  /** Hands the turn on. */
  readonly end: () => void;
};

/** More would only queue up for the database. */
const LANES = 6;

/**
 * Tells stories beside each other, so that the shop is the same as if they were told one after the other: each waits for
 * the stories before it that have its author or one of its trailers, and they order in turns, which gives their orders
 * the same numbers every time.
 */
export async function tellInTurns(
  stories: readonly OrderStory[],
  tell: (story: OrderStory, turn: Turn) => Promise<void>,
): Promise<void> {
  const lastTold = new Map<string, Promise<unknown>>();
  let lastTurn: Promise<unknown> = Promise.resolve();
  const waiting = stories.values();

  const tellNext = (story: OrderStory): Promise<void> => {
    const concerned = concernedBy(story);
    const before = concerned.flatMap((who) => lastTold.get(who) ?? []);
    const ended = Promise.withResolvers<void>();
    const turn = { mine: lastTurn, end: ended.resolve };
    lastTurn = Promise.all([lastTurn, ended.promise]);
    const told = Promise.all(before)
      .then(() => tell(story, turn))
      .finally(turn.end);
    for (const who of concerned) lastTold.set(who, told);
    return told;
  };
  // The lanes share what waits: a lane takes the next story only when it has told one, so no story waits for a later one.
  const lane = async () => {
    for (const story of waiting) await tellNext(story);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const concernedBy = ({ author, lines }: OrderStory): readonly string[] => [
  author,
  ...lines.flatMap(({ trailer, orElse = [] }) => [trailer, ...orElse]),
];
