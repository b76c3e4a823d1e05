import type { LaterCharge } from '#contract/charge.ts';
import type { Words } from '#web/words/words.ts';

export type ChargeView = ReturnType<typeof describeCharges>[number];

/** What was charged after the fact, in words. */
export const describeCharges = (charges: readonly LaterCharge[], { intl, format }: Words) =>
  charges.map(({ id, kind, state, note, net, cost, objectionUntil, objection, mayObject, photos, invoice }) => ({
    id,
    title: intl.formatMessage({ id: `document.invoice.charge.${kind}` }),
    state,
    note,
    net: format.money(net),
    /** Where the customer bears only part of it. */
    cost: cost !== null && cost.cents > net.cents ? format.money(cost) : null,
    until: objectionUntil && format.date(objectionUntil, 'UTC'),
    objection,
    mayObject,
    photos,
    /** Until it is billed or waived. */
    takesPhotos: kind === 'damage' && state !== 'billed' && state !== 'waived',
    invoice,
  }));
