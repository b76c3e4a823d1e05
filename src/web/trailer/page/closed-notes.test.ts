import { expect, test } from 'vitest';
import { closedNotes } from './closed-notes.ts';

test.each([
  ['one depot that is open', false, undefined, []],
  ['one depot that is closed', true, undefined, ['trailer.calendar.closedDay']],
  ['two that are open', false, false, []],
  ['two, of which the first is closed', true, false, ['trailer.calendar.noPickUpDay']],
  ['two, of which the last is closed', false, true, ['trailer.calendar.noReturnDay']],
  ['two that are closed', true, true, ['trailer.calendar.noPickUpDay', 'trailer.calendar.noReturnDay']],
] as const)('a day says what is not done on it: %s', (_, noPickUp, noReturn, notes) => {
  expect(closedNotes({ noPickUp, noReturn })).toEqual(notes);
});
