import { expect, test } from 'vitest';
import { reminderDue, USUAL_REMINDERS } from './certificate-reminder.ts';

test.each([
  [61, undefined],
  [60, 60],
  [31, 60],
  [30, 30],
  [8, 30],
  [7, 7],
  [1, 7],
  [0, 0],
  [-3, 0],
])('with %i days left the reminder of %s days is due', (daysLeft, due) => {
  expect(reminderDue(daysLeft, USUAL_REMINDERS)).toBe(due);
});

test('the operator decides how early', () => {
  const late = { planDays: 20, remindDays: 10, nudgeDays: 2 };
  expect([21, 20, 10, 3, 2].map((left) => reminderDue(left, late))).toEqual([undefined, 20, 10, 10, 2]);
});
