import { watched } from './unsaved.ts';

/** A part that stays when only the search of the page changes says so by `data-stays`. */
export const hasUnsaved = ({ isSamePage = false } = {}): boolean =>
  [...watched].some(({ part, isChanged }) => isChanged() && !(isSamePage && part()?.closest('[data-stays]')));

/** Whether it is work that goes on rather than something entered. */
export const hasRunning = (): boolean => [...watched].some(({ isRunning, isChanged }) => isRunning && isChanged());
