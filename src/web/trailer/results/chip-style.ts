import { cx } from '#web/ui/cx.ts';

/** The look of a filter chip on elements that are no buttons. */
export const chipStyle = (isChosen: boolean): string =>
  cx('chip pointer-coarse:min-h-11', isChosen ? 'chip-chosen' : 'chip-loose');
