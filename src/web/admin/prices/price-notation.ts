import { type NumberNotation, numbersLike } from '#web/form/notation.ts';

/** Whole parts that are shown as a decimal fraction with two digits or more. */
function fractions(places: number, locale: string): NumberNotation {
  const parts = 10 ** places;
  const { read, write } = numbersLike(new RegExp(`^\\d{1,7}(?:[.,]\\d{1,${places}})?$`), (value) => {
    const text = value.toFixed(places).replace(/(?<=\.\d\d\d*?)0+$/, '');
    // Of all our languages only English has a point there.
    return locale === 'en' ? text : text.replace('.', ',');
  });
  return {
    write: (value) => write(value === null ? null : value / parts),
    read: (text) => {
      const value = read(text);
      return value === null ? null : Math.round(value * parts);
    },
  };
}

/** Cents are shown as euros, ten-thousandths as a factor. */
export const priceNotations = (locale: string) => ({ amount: fractions(2, locale), factor: fractions(4, locale) });
