import type { Line } from '#contract/line.ts';
import type { Words } from '#web/words/words.ts';

/** What it means that another trailer may come in the place of this one; null where exactly this one is promised. */
export const describePromise = (
  { unitChoice }: Pick<Line, 'unitChoice'>,
  hours: number,
  { intl }: Pick<Words, 'intl'>,
): string | null =>
  unitChoice === 'exact'
    ? null
    : [intl.formatMessage({ id: 'document.unit.any' }), intl.formatMessage({ id: 'cart.unit.free' }, { hours })].join(
        ' ',
      );
