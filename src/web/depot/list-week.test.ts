import { expect, test } from 'vitest';
import { createFormat } from '#i18n/format.ts';
import { listWeek } from './list-week.ts';

test('a week tells every day, also those without hours, and which one is today', () => {
  const spans = [
    { from: '08:00', to: '12:30' },
    { from: '14:00', to: '18:00' },
  ];
  const week = listWeek({ '1': spans }, { format: createFormat('de'), closed: 'geschlossen', today: 7 });
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({ day: 'Montag', times: '08:00–12:30, 14:00–18:00', isToday: false });
  expect(week[6]).toEqual({ day: 'Sonntag', times: 'geschlossen', isToday: true });
});
