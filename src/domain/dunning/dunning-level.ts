import { addDays } from '#domain/time/wall-clock.ts';

/** 0 reminds and costs nothing; 3 is the last one before the claim is handed over. */
export const DUNNING_LEVELS = [0, 1, 2, 3] as const;
export type DunningLevel = (typeof DUNNING_LEVELS)[number];

/** From how many days after the due day a level may be sent. */
export type DunningTerms = {
  readonly reminderDays: number;
  readonly firstDays: number;
  readonly secondDays: number;
  readonly lastDays: number;
  /** Between two levels of an invoice at least, and until a letter wants its money. */
  readonly pauseDays: number;
  /** Letters are sent every morning, without anybody's look. */
  readonly isAutomatic: boolean;
};
export const USUAL_DUNNING: Omit<DunningTerms, 'isAutomatic'> = {
  reminderDays: 3,
  firstDays: 10,
  secondDays: 24,
  lastDays: 38,
  pauseDays: 7,
};
export type DunningPace = typeof USUAL_DUNNING;

const AFTER = {
  0: 'reminderDays',
  1: 'firstDays',
  2: 'secondDays',
  3: 'lastDays',
} as const satisfies Record<DunningLevel, keyof DunningTerms>;

/** From this level on interest and the flat fee are claimed, and new orders are paid in advance. */
export const FIRST_CLAIMING_LEVEL: DunningLevel = 2;

export const isDunningLevel = (level: number): level is DunningLevel => DUNNING_LEVELS.some((known) => known === level);

export type LastNotice = { readonly level: DunningLevel; readonly sentOn: string };
export type NextNotice = { readonly level: DunningLevel; readonly on: string };

/** What is sent next for an invoice, and from when on. No level is left out; after the last there is none. */
export function nextNotice(dueOn: string, last: LastNotice | null, pace: DunningPace): NextNotice | undefined {
  const level = DUNNING_LEVELS.find((each) => each > (last?.level ?? -1));
  if (level === undefined) return undefined;
  const due = addDays(dueOn, pace[AFTER[level]]);
  const earliest = last === null ? due : addDays(last.sentOn, pace.pauseDays);
  return { level, on: due > earliest ? due : earliest };
}
