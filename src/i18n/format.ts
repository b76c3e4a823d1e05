import type { Locale } from './locales.ts';

/** Russian writes units in its own letters; the other eight languages share the Latin ones. */
const RUSSIAN_UNITS = { kg: 'кг', t: 'т', m: 'м', mm: 'мм', 'm³': 'м³', '°C': '°C' };
type Unit = keyof typeof RUSSIAN_UNITS;

type Amount = { readonly cents: number; readonly currency: string };
type Instant = Date | string | number;

/** Formats are costly to make. */
function once<Options, Made>(make: (options: Options) => Made): (options: Options) => Made {
  const made = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
}

/** Has the same digits in all nine languages, and needs none of the formats, the first of which is costly to a phone. */
export const isPlainNumber = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/**
 * The only place that writes money, dates, numbers and distances. There is no default language and no default
 * time zone: a depot's hour is always told in the depot's zone. Nor has it a clock: whoever knows which year it is says so.
 */
export function createFormat(locale: Locale, year?: string) {
  // English follows European usage: 24-hour clock, day before month.
  const tag = locale === 'en' ? 'en-GB' : locale;
  const numberFormat = once((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
  const dateFormat = once((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));

  /** Writes instants with these parts, by the clock of a zone. */
  const writer =
    (parts: Intl.DateTimeFormatOptions) =>
    (instant: Instant, timeZone: string): string =>
      dateFormat({ ...parts, timeZone }).format(new Date(instant));
  const day = writer({ weekday: 'short', day: '2-digit', month: '2-digit' });
  const time = writer({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

  /** A figure and its unit stay on one line, and below zero it has a minus sign, not a hyphen. */
  const write = (value: number, options: Intl.NumberFormatOptions): string =>
    numberFormat(options).format(value).replace('-', '\u2212').replace(' ', '\u00A0');
  const number = (value: number, fractionDigits = 0): string =>
    fractionDigits === 0 && isPlainNumber(value)
      ? String(value)
      : write(value, { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits });
  const unit = (name: Unit): string => (locale === 'ru' ? RUSSIAN_UNITS[name] : name);

  const listFormat = once((type: Intl.ListFormatType) => new Intl.ListFormat(tag, { type }));
  const names = once((type: Intl.DisplayNamesType) => new Intl.DisplayNames(tag, { type }));

  return {
    /** The one that goes without saying. */
    year,
    /** `1.671,00 €` */
    money: ({ cents, currency }: Amount) => write(cents / 100, { style: 'currency', currency }),
    /** `42 €` where there are no cents to show. */
    roundMoney: ({ cents, currency }: Amount) =>
      write(cents / 100, { style: 'currency', currency, minimumFractionDigits: cents % 100 === 0 ? 0 : 2 }),
    /** `22.840 €`, for figures in which cents say nothing. */
    wholeMoney: ({ cents, currency }: Amount) =>
      write(cents / 100, { style: 'currency', currency, maximumFractionDigits: 0 }),
    number,
    unit,
    /** `26.260 kg` */
    quantity: (value: number, name: Unit, fractionDigits = 0) => `${number(value, fractionDigits)}\u00A0${unit(name)}`,
    percent: (value: number) => write(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    distance: (km: number) => write(km, { style: 'unit', unit: 'kilometer', maximumFractionDigits: km < 10 ? 1 : 0 }),
    /** `Mi., 18.11.` */
    day,
    /** `Montag, 16. November` */
    longDay: writer({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** `Montag, 16. Nov.` */
    middleDay: writer({ weekday: 'long', day: 'numeric', month: 'short' }),
    /** `18.11.` */
    shortDate: writer({ day: '2-digit', month: '2-digit' }),
    /** `November` */
    month: writer({ month: 'long' }),
    /** `Nov` */
    shortMonth: writer({ month: 'short' }),
    /** `Montag` for 1, as ISO counts: the first of January 2024 was one. */
    weekday: (isoDay: number | string, style: 'long' | 'short' = 'long') =>
      writer({ weekday: style })(Date.UTC(2024, 0, Number(isoDay)), 'UTC'),
    /** `18.11.2026` */
    date: writer({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    /** `Mi., 18.11.2026` */
    fullDay: writer({ weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' }),
    /** `18. November 2026 um 08:00` */
    longDateTime: writer({ dateStyle: 'long', timeStyle: 'short' }),
    time,
    /** `Mi 18.11. 08:00` */
    dayTime: (instant: Instant, timeZone: string) =>
      `${day(instant, timeZone).replace(/\.?,/, '')} ${time(instant, timeZone)}`,
    list: (parts: readonly string[]) => listFormat('conjunction').format(parts),
    country: (code: string) => names('region').of(code) ?? code,
  };
}

export type Format = ReturnType<typeof createFormat>;
