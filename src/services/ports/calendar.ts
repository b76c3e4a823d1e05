import type { FactualPaper } from '#contract/document.ts';

/** A calendar file, and what it is called in the reader's language. */
export type CalendarFile = { readonly text: string; readonly filename: string };

/** Writes the pick-ups and returns of an order as a calendar file (iCalendar). */
export type CalendarPort = { writeOrder(paper: FactualPaper, now: Date): Promise<CalendarFile> };
