import type { OrderPaper } from '#contract/document.ts';

/** Writes the pick-ups and returns of an order as a calendar file (iCalendar). */
export type CalendarPort = { writeOrder(paper: OrderPaper, now: Date): Promise<string> };
