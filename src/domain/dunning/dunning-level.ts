import { addDays } from '#domain/time/wall-clock.ts';

/** 0 reminds and costs nothing; 3 is the last one before the claim is handed over. */
export const DUNNING_LEVELS = [0, 1, 2, 3] as const;
export type DunningLevel = (typeof DUNNING_LEVELS)[number];

/** Days after the due day from which a level may be sent. */
const AFTER_DAYS = { 0: 3, 1: 10, 2: 24, 3: 38 } as const satisfies Record<DunningLevel, number>;

/** Between two levels of an invoice at least, and until a letter wants its money. */
export const PAUSE_DAYS = 7;

/** From this level on interest and the flat fee are claimed, and new orders are paid in advance. */
export const FIRST_CLAIMING_LEVEL: DunningLevel = 2;

export const isDunningLevel = (level: number): level is DunningLevel => DUNNING_LEVELS.some((known) => known === level);

export type LastNotice = { readonly level: DunningLevel; readonly sentOn: string };
export type NextNotice = { readonly level: DunningLevel; readonly on: string };

/** What is sent next for an invoice, and from when on. No level is left out; after the last there is none. */
export function nextNotice(dueOn: string, last: LastNotice | null): NextNotice | undefined {
  const level = DUNNING_LEVELS.find((each) => each > (last?.level ?? -1));
  if (level === undefined) return undefined;
  const due = addDays(dueOn, AFTER_DAYS[level]);
  const earliest = last === null ? due : addDays(last.sentOn, PAUSE_DAYS);
  return { level, on: due > earliest ? due : earliest };
}
