import type { DunningLetter } from '#domain/dunning/dunning-letter.ts';
import type { DunningLevel } from '#domain/dunning/dunning-level.ts';

/** The mail that brings a letter, by its level. */
export const DUNNING_MAILS = {
  0: 'dunningReminder',
  1: 'dunningNotice1',
  2: 'dunningNotice2',
  3: 'dunningNotice3',
} as const satisfies Record<DunningLevel, string>;
export type DunningMailTemplate = (typeof DUNNING_MAILS)[DunningLevel];
export const DUNNING_MAIL_TEMPLATES: readonly DunningMailTemplate[] = Object.values(DUNNING_MAILS);

export type DunningMails = {
  readonly [T in DunningMailTemplate]: {
    /** The address is one for invoices, and of no person. */
    readonly name: string;
    readonly letter: DunningLetter;
    readonly path: string;
  };
};
