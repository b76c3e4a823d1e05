import type { RebookingPreview } from '#contract/rebooking.ts';

/** Whether a change costs more or less than what it changes. */
export const directionOf = ({ difference: { gross } }: Pick<RebookingPreview, 'difference'>) =>
  gross.cents === 0 ? 'same' : gross.cents > 0 ? 'more' : 'less';
