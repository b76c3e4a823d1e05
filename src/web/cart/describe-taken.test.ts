import { expect, test } from 'vitest';
import { UNFREE_REASONS } from '#domain/booking/availability.ts';
import { createFormat } from '#i18n/format.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { describeTaken } from './describe-taken.ts';

const words = { intl: getIntl('en'), format: createFormat('en') };
const period = {
  from: '2026-12-07T08:00:00Z',
  to: '2026-12-11T08:00:00Z',
  localFrom: '2026-12-07T09:00',
  localTo: '2026-12-11T09:00',
  timeZone: 'Europe/Berlin',
};
const describeAt = (reason: (typeof UNFREE_REASONS)[number], now: string) =>
  describeTaken({ reason, twins: [], period, now: new Date(now) }, words);

test('every reason has words of its own, and a pick-up that has passed is not only too soon', () => {
  const texts = UNFREE_REASONS.map((reason) => describeAt(reason, '2026-12-01T00:00:00Z').text);
  const past = describeAt('leadTime', '2026-12-07T08:00:00Z').text;
  expect(new Set([...texts, past]).size).toBe(UNFREE_REASONS.length + 1);
  expect(past).toContain('has passed');
});

test('only where the trailer is the reason, others are looked for', () => {
  const isAboutPeriod = (reason: (typeof UNFREE_REASONS)[number]) => describeAt(reason, '2026-12-01').isAboutPeriod;
  expect(UNFREE_REASONS.filter(isAboutPeriod)).toEqual(['leadTime', 'closed', 'minimumPeriod']);
});
