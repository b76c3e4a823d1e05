import { addDays } from '#domain/time/wall-clock.ts';

type Claimed = { readonly toOn: string | null };

/** The first day that bears interest which nobody has claimed: the one after it was due, or after those claimed before. */
export const interestFrom = (dueOn: string, claimed: readonly Claimed[]): string =>
  addDays(
    claimed.flatMap(({ toOn }) => toOn ?? []).reduce((a, b) => (a > b ? a : b), dueOn),
    1,
  );
