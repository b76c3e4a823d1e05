import type { IntlShape } from '#i18n/intl.tsx';
import { hundredthsIn } from '#web/form/hundredths.ts';
import { type NumberNotation, numbersLike } from '#web/form/notation.ts';
import { isLaneField, type LanePart, partOf } from './lane-figures.ts';

/** Whole parts that are shown as a decimal fraction. */
const inParts = (parts: number, { read, write }: NumberNotation): NumberNotation => ({
  write: (value) => write(value === null ? null : value / parts),
  read: (text) => {
    const value = read(text);
    return value === null ? null : Math.round(value * parts);
  },
});

/** Cents are shown as euros, ten-thousandths as a factor; either is read with a comma or a point. */
export function priceNotations({ locale, formatNumber }: Pick<IntlShape, 'locale' | 'formatNumber'>) {
  const write = (maximumFractionDigits: number) => (value: number) =>
    formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits, useGrouping: false });
  return {
    amount: {
      // In narrow columns, thousands stand together.
      write: (value: number | null) => (value === null || Number.isNaN(value) ? '' : write(2)(value / 100)),
      read: hundredthsIn(locale).read,
    },
    factor: inParts(10_000, numbersLike(/^\d{1,7}(?:[.,]\d{1,4})?$/, write(4))),
  };
}

/** How the figure of a field is written and read. */
export function notationsOf(intl: Pick<IntlShape, 'locale' | 'formatNumber'>): (field: string) => NumberNotation {
  const { amount, factor } = priceNotations(intl);
  const whole = numbersLike(/^\d{1,6}$/, String);
  return (field) => {
    if (field.startsWith('factor ')) return factor;
    return isLaneField(field) && COUNTED.has(partOf(field)) ? whole : amount;
  };
}

const COUNTED: ReadonlySet<LanePart | undefined> = new Set(['monthlyQuota', 'closed']);
