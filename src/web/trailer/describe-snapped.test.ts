import { describe, expect, test } from 'vitest';
import type { RentalPeriod, SnappedPeriod } from '#contract/period.ts';
import { money } from '#domain/money/money.ts';
import { createFormat } from '#i18n/format.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { describeSnapped } from './describe-snapped.ts';

const period = (localFrom: string, localTo: string): RentalPeriod => ({
  from: `${localFrom}:00Z`,
  to: `${localTo}:00Z`,
  localFrom,
  localTo,
  timeZone: 'UTC',
});
const words = (locale: Locale) => ({ intl: getIntl(locale), format: createFormat(locale) });
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const WEEK = period('2026-12-07T07:00', '2026-12-11T18:00');
const SUNDAYS: SnappedPeriod = {
  pickUp: { asked: '2026-12-06', reason: 'closedDay', movedTo: WEEK.localFrom },
  return: { asked: '2026-12-13', reason: 'closedDay', movedTo: WEEK.localTo },
  longer: [
    { period: period('2026-12-05T12:00', WEEK.localTo), total: money(21_000) },
    { period: period(WEEK.localFrom, '2026-12-14T07:00'), total: money(26_200) },
    { period: period('2026-12-05T12:00', '2026-12-14T07:00') },
  ],
};

describe('a period that opening hours have shortened', () => {
  test('says what became of each end and why, and what more days cost', () => {
    const view = describeSnapped(SUNDAYS, { period: WEEK, total: money(21_000) }, words('de'));
    const { short, longest, sentences, choices } = view;
    expect(plain(short)).toBe('So 06.12. und So 13.12. geschlossen: Mo 07.12. 07:00 – Fr 11.12. 18:00');
    expect(plain(longest ?? '')).toBe('Möglich: Sa 05.12. 12:00 – Mo 14.12. 07:00');
    expect(sentences.map(plain)).toEqual([
      'So 06.12. geschlossen: Übernahme Mo 07.12. 07:00.',
      'So 13.12. geschlossen: Rückgabe Fr 11.12. 18:00.',
    ]);
    expect(choices.map(({ text, cost }) => plain(`${text}, ${cost}`))).toEqual([
      'Frühere Übernahme: Sa 05.12. 12:00, ohne Aufpreis',
      'Spätere Rückgabe: Mo 14.12. 07:00, 52,00 € mehr',
      'Beides: Sa 05.12. 12:00 – Mo 14.12. 07:00, null',
    ]);
  });

  test('of which nothing is left names no times, and the price of the one that is possible', () => {
    const closed: SnappedPeriod = {
      pickUp: { asked: '2026-12-06', reason: 'closedDay' },
      return: { asked: '2026-12-06', reason: 'closedDay' },
      longer: [{ period: period('2026-12-04T18:00', '2026-12-07T07:00'), total: money(12_600) }],
    };
    const present = { period: period('2026-12-06T00:00', '2026-12-07T00:00'), total: undefined };
    const { short, sentences, choices } = describeSnapped(closed, present, words('de'));
    expect([short, ...sentences].map(plain)).toEqual(['So 06.12. geschlossen', 'So 06.12. geschlossen.']);
    expect(choices.map(({ text, cost }) => plain(`${text}, ${cost}`))).toEqual([
      'Möglich: Fr 04.12. 18:00 – Mo 07.12. 07:00, 126,00 € netto',
    ]);
  });

  test.each([
    ['outsideHours', undefined, '2026-12-05T22:00', 'Sa 05.12. 22:00 außerhalb der Öffnungszeiten'],
    ['holiday', '1. Weihnachtstag', '2026-12-25T09:00', 'Fr 25.12. geschlossen (1. Weihnachtstag)'],
    ['holiday', undefined, '2026-12-25', 'Fr 25.12. geschlossen'],
    ['tooLate', undefined, '2026-12-05', 'Sa 05.12. nicht mehr möglich'],
  ] as const)('names the reason %s (%s)', (reason, holiday, asked, text) => {
    const pickUp = { asked, reason, movedTo: WEEK.localFrom, ...(holiday !== undefined && { holiday }) };
    const { sentences } = describeSnapped({ pickUp, longer: [] }, { period: WEEK, total: undefined }, words('de'));
    expect(sentences.map(plain)).toEqual([`${text}: Übernahme Mo 07.12. 07:00.`]);
  });

  test.each(LOCALES)('tells day, date and time of both ends in %s', (locale) => {
    const { format } = words(locale);
    const { sentences, short } = describeSnapped(SUNDAYS, { period: WEEK, total: undefined }, words(locale));
    const [pickUp = '', giveBack = ''] = [WEEK.from, WEEK.to].map((at) => format.dayTime(at, 'UTC'));
    expect(plain(sentences[0] ?? '')).toContain(pickUp);
    expect(plain(sentences[1] ?? '')).toContain(giveBack);
    expect(plain(short)).toContain(pickUp);
    expect(plain(short)).toContain(giveBack);
  });
});
