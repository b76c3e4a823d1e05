import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The search bar asks for the place, then for the period. */
const PERIOD = 1;

/** Leads to the period of the search bar from anywhere on the page. On a phone the bar is opened first. */
export const useChoosePeriod = (bar: RefObject<HTMLElement | null>) => () => {
  const line = bar.current?.querySelector<HTMLElement>('button[aria-expanded="false"][data-opens="search"]');
  if (line?.checkVisibility()) flushSync(() => line.click());
  const cell = bar.current?.querySelectorAll<HTMLElement>('[role="search"] [aria-haspopup="dialog"]')[PERIOD];
  if (cell?.getAttribute('aria-expanded') === 'false') cell.click();
  else cell?.focus();
};
