import type { BadgeTone } from '#web/ui/badge.tsx';

/** A figure and what it counts: `34` `Paletten`. */
export type KeyFact = { readonly value: string; readonly label: string };

export type CardBadge = { readonly key: string; readonly text: string; readonly tone?: BadgeTone };

export type PriceView = {
  readonly total: string;
  /** For comparing. */
  readonly cents: number;
  readonly perDay: string;
  readonly days: number;
};

/** A free trailer of the same kind, for those who wanted one that is taken. */
export type TwinView = {
  readonly href: string;
  readonly number: string;
  readonly plate: string;
  readonly country: string;
  readonly depot: string;
  readonly distance?: string;
  readonly price?: string;
};

/** A trailer as its card shows it, in the words and figures of one language. */
export type CardView = {
  readonly id: string;
  readonly href: string;
  readonly number: string;
  readonly plate: string;
  readonly country: string;
  readonly type: string;
  readonly subType: string;
  readonly title: string;
  readonly image?: { readonly url: string; readonly width: number; readonly height: number };
  readonly facts: readonly KeyFact[];
  readonly badges: readonly CardBadge[];
  readonly depot: { readonly code: string; readonly name: string; readonly distance?: string };
  readonly isFree: boolean;
  /** For the period; without one, for the shortest rental. */
  readonly price?: PriceView;
  /** What opening hours made of the period, and the longest one that could be had instead. */
  readonly snapped?: { readonly text: string; readonly longest?: string };
  /** Why it cannot be had: in a word, and where no date says it in a few. */
  readonly reasonShort?: string;
  readonly reason?: string;
  /** Instead of a period that is too short. */
  readonly shortest?: { readonly href: string; readonly days: number; readonly total?: string };
  readonly nextFree?: { readonly text: string; readonly href: string };
  readonly twin?: TwinView;
};
