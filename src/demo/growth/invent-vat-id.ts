import { judgeVatId } from '#domain/business-unit/vat-id.ts';

/** Digits at the beginning that stay: they are of ranges that are not given out. */
const KEPT_DIGITS = 3;

/** Gives VAT ids like a known one, with check digits that are right, none twice. */
export function createVatIds(taken: Iterable<string>): (country: string, like: string) => string {
  const given = new Set(taken);
  const next = new Map<string, number>();
  return (country, like) => {
    const digits = [...like.matchAll(/\d/g)].map(({ index }) => index);
    const free = digits.slice(KEPT_DIGITS, country === 'NL' ? -2 : undefined);
    const key = `${country} ${like.slice(0, free[0])}`;
    for (let number = next.get(key) ?? 1; number < 10 ** free.length; number++) {
      const text = String(number).padStart(free.length, '0');
      const vatId = like
        .split('')
        .map((letter, i) => text[free.indexOf(i)] ?? letter)
        .join('');
      if (given.has(vatId) || judgeVatId(country, vatId) !== 'valid') continue;
      given.add(vatId);
      next.set(key, number + 1);
      return vatId;
    }
    throw new RangeError(`There are no more VAT ids like ${like}`);
  };
}
