import { describe, expect, test } from 'vitest';
import { createFormat } from './format.ts';
import { LOCALES } from './locales.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('formatting', () => {
  test('money is written as each language writes it', () => {
    const amount = { cents: 167_100, currency: 'EUR' };
    expect(plain(createFormat('de').money(amount))).toBe('1.671,00 €');
    expect(plain(createFormat('en').money(amount))).toBe('€1,671.00');
    expect(plain(createFormat('pl').money(amount))).toBe('1671,00 €');
    expect(plain(createFormat('de').roundMoney({ cents: 4200, currency: 'EUR' }))).toBe('42 €');
    expect(plain(createFormat('de').roundMoney({ cents: 3130, currency: 'EUR' }))).toBe('31,30 €');
  });

  test.each(LOCALES)('whole numbers below a thousand need no format in %s', (locale) => {
    const { format } = new Intl.NumberFormat(locale);
    const { number } = createFormat(locale);
    for (let value = 0; value < 1000; value += 1) expect(number(value)).toBe(format(value));
  });

  test.each(LOCALES)('a credit in %s has a minus sign, and no figure is parted from its unit', (locale) => {
    const { money, distance, quantity } = createFormat(locale);
    expect(money({ cents: -4250, currency: 'EUR' })).toMatch(/\u2212\S*42[.,]50/);
    for (const text of [money({ cents: 167_100, currency: 'EUR' }), distance(412.3), quantity(-18, '°C')]) {
      expect(text).not.toMatch(/[ -]/);
    }
  });

  test('an hour is told in the zone it belongs to', () => {
    const noon = '2026-11-18T12:00:00Z';
    expect(createFormat('de').time(noon, 'Europe/Berlin')).toBe('13:00');
    expect(createFormat('ro').time(noon, 'Europe/Bucharest')).toBe('14:00');
    expect(createFormat('de').day(noon, 'Europe/Berlin')).toBe('Mi., 18.11.');
    expect(createFormat('en').date(noon, 'Europe/Berlin')).toBe('18/11/2026');
    expect(createFormat('de').dayTime(noon, 'Europe/Berlin')).toBe('Mi 18.11. 13:00');
    expect(createFormat('pl').dayTime(noon, 'Europe/Warsaw')).toBe('śr 18.11 13:00');
  });

  test('distances and shares have a unit', () => {
    expect(plain(createFormat('de').distance(412.3))).toBe('412 km');
    expect(plain(createFormat('de').percent(19))).toBe('19 %');
    expect(plain(createFormat('de').quantity(26_260, 'kg'))).toBe('26.260 kg');
    expect(plain(createFormat('ru').quantity(2.68, 'm', 2))).toBe('2,68 м');
    expect(createFormat('en').list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(createFormat('fr').country('PL')).toBe('Pologne');
  });
});
