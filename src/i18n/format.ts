import type { Locale } from './locales.ts';

/** How each language writes numbers and dates. English follows European usage: 24-hour clock, day before month. */
const TAGS = {
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
  pl: 'pl-PL',
  ro: 'ro-RO',
  ru: 'ru-RU',
} as const satisfies Record<Locale, string>;

/** Russian writes units in its own letters; the other eight languages share the Latin ones. */
const RUSSIAN_UNITS = { kg: 'кг', t: 'т', m: 'м', mm: 'мм', 'm³': 'м³', '°C': '°C' };
type Unit = keyof typeof RUSSIAN_UNITS;

type Amount = { readonly cents: number; readonly currency: string };
type Instant = Date | string | number;

/**
 * The only place that writes money, dates, numbers and distances. There is no default language and no default
 * time zone: a depot's hour is always told in the depot's zone.
 */
export function createFormat(locale: Locale) {
  const tag = TAGS[locale];
  const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
  const numberFormat = (options: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options);
    const known = cache.get(key);
    if (known instanceof Intl.NumberFormat) return known;
    const made = new Intl.NumberFormat(tag, options);
    cache.set(key, made);
    return made;
  };
  const dateFormat = (options: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options);
    const known = cache.get(key);
    if (known instanceof Intl.DateTimeFormat) return known;
    const made = new Intl.DateTimeFormat(tag, options);
    cache.set(key, made);
    return made;
  };

  const dayTime = (instant: Instant, timeZone: string): string => {
    const at = new Date(instant);
    const day = dateFormat({ weekday: 'short', day: '2-digit', month: '2-digit', timeZone }).format(at);
    const time = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);
    return `${day.replace(/\.?,/, '')} ${time}`;
  };

  // The first of January 2024 was a Monday.
  const weekday = (day: number | string, style: 'long' | 'short'): string =>
    dateFormat({ weekday: style, timeZone: 'UTC' }).format(Date.UTC(2024, 0, Number(day)));

  const number = (value: number, fractionDigits = 0): string =>
    numberFormat({ minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }).format(value);
  const unit = (name: Unit): string => (locale === 'ru' ? RUSSIAN_UNITS[name] : name);

  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const countries = new Intl.DisplayNames(tag, { type: 'region' });

  return {
    /** `1.671,00 €` */
    money: ({ cents, currency }: Amount) => numberFormat({ style: 'currency', currency }).format(cents / 100),
    /** `42 €` where there are no cents to show. */
    roundMoney: ({ cents, currency }: Amount) =>
      numberFormat({ style: 'currency', currency, minimumFractionDigits: cents % 100 === 0 ? 0 : 2 }).format(
        cents / 100,
      ),
    /** `22.840 €`, for figures in which cents say nothing. */
    wholeMoney: ({ cents, currency }: Amount) =>
      numberFormat({ style: 'currency', currency, maximumFractionDigits: 0 }).format(cents / 100),
    number,
    unit,
    /** `26.260 kg` */
    quantity: (value: number, name: Unit, fractionDigits = 0) => `${number(value, fractionDigits)}\u00A0${unit(name)}`,
    percent: (value: number) => numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(value / 100),
    distance: (km: number) =>
      numberFormat({ style: 'unit', unit: 'kilometer', maximumFractionDigits: km < 10 ? 1 : 0 }).format(km),
    /** `Mi., 18.11.` */
    day: (instant: Instant, timeZone: string) =>
      dateFormat({ weekday: 'short', day: '2-digit', month: '2-digit', timeZone }).format(new Date(instant)),
    /** `Montag, 16. November` */
    longDay: (instant: Instant, timeZone: string) =>
      dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(new Date(instant)),
    /** `18.11.` */
    shortDate: (instant: Instant, timeZone: string) =>
      dateFormat({ day: '2-digit', month: '2-digit', timeZone }).format(new Date(instant)),
    /** `November` */
    month: (instant: Instant, timeZone: string) => dateFormat({ month: 'long', timeZone }).format(new Date(instant)),
    /** `Montag` for 1, as ISO counts. */
    weekday: (day: number | string) => weekday(day, 'long'),
    /** `Mo` for 1. */
    shortWeekday: (day: number | string) => weekday(day, 'short').replace(/\.$/, ''),
    /** `18.11.2026` */
    date: (instant: Instant, timeZone: string) =>
      dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(new Date(instant)),
    time: (instant: Instant, timeZone: string) =>
      dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(instant)),
    /** `Mi 18.11. 08:00` */
    dayTime,
    list: (parts: readonly string[]) => lists.format(parts),
    country: (code: string) => countries.of(code) ?? code,
  };
}

export type Format = ReturnType<typeof createFormat>;
