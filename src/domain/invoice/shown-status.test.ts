import { describe, expect, test } from 'vitest';
import { type InvoiceStanding, isOverdue, type ShownStatus, shownStatus } from './shown-status.ts';

const TODAY = '2026-12-15';

const standing = (given: Partial<InvoiceStanding>): InvoiceStanding => ({
  kind: 'invoice',
  account: 'open',
  grossCents: 10_000,
  openCents: 10_000,
  creditedCents: 0,
  dueOn: '2026-12-15',
  ...given,
});
const creditNote = (given: Partial<InvoiceStanding>) => standing({ kind: 'creditNote', dueOn: null, ...given });

describe('a document stands for people', () => {
  test.each<[string, InvoiceStanding, ShownStatus]>([
    ['on the day it is due', standing({}), 'open'],
    ['the day after', standing({ dueOn: '2026-12-14' }), 'overdue'],
    ['the day after, when part of it is paid', standing({ dueOn: '2026-12-14', openCents: 1 }), 'overdue'],
    ['the day after, when it is a claim', standing({ kind: 'claim', dueOn: '2026-12-14' }), 'overdue'],
    ['after its day while it is disputed', standing({ account: 'disputed', dueOn: '2026-12-01' }), 'disputed'],
    ['after its day while it is collected', standing({ account: 'collecting', dueOn: '2026-12-01' }), 'collecting'],
    ['when it is paid', standing({ account: 'settled', openCents: 0, dueOn: '2026-12-01' }), 'paid'],
    ['when the rest is paid', standing({ account: 'settled', openCents: 0, creditedCents: 9999 }), 'paid'],
    ['when all is taken back', standing({ account: 'settled', openCents: 0, creditedCents: 10_000 }), 'credited'],
    ['when it was given up', standing({ account: 'writtenOff', openCents: 0 }), 'writtenOff'],
    ['when a credit note waits', creditNote({}), 'open'],
    ['when a credit note is used up', creditNote({ account: 'settled', openCents: 0 }), 'credited'],
  ])('%s', (_, given, expected) => {
    expect(shownStatus(given, TODAY)).toBe(expected);
  });

  test('its day has passed also while it is disputed, but never for a credit note or once it is paid', () => {
    expect(isOverdue(standing({ account: 'disputed', dueOn: '2026-12-14' }), TODAY)).toBe(true);
    expect(isOverdue(creditNote({ dueOn: '2026-12-14' }), TODAY)).toBe(false);
    expect(isOverdue(standing({ openCents: 0, dueOn: '2026-12-14' }), TODAY)).toBe(false);
  });
});
