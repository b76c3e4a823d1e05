import { expect, test } from 'vitest';
import { reminderDue } from './certificate-reminder.ts';

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
  expect(reminderDue(daysLeft)).toBe(due);
});
