import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readExposure } from '#db/payment/exposure.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Member } from '#domain/team/actor.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { getAccount } from '#services/account/get-account.ts';
import { loadStatement } from '#services/account/load-statement.ts';
import { decideDispute } from '#services/admin/invoice/decide-dispute.ts';
import { getDunningPaper } from '#services/dunning/get-dunning-paper.ts';
import { holdDunning } from '#services/dunning/hold-dunning.ts';
import { issueDunningPaper } from '#services/dunning/issue-dunning-paper.ts';
import { listProposals } from '#services/dunning/list-proposals.ts';
import { loadDunningMail } from '#services/dunning/load-dunning-mail.ts';
import { payClaim } from '#services/dunning/pay-claim.ts';
import { proposeDunning } from '#services/dunning/propose-dunning.ts';
import { putBaseRate } from '#services/dunning/put-base-rate.ts';
import { sendDunning } from '#services/dunning/send-dunning.ts';
import { waiveClaim } from '#services/dunning/waive-claim.ts';
import type { Outcome } from '#services/failure.ts';
import { disputeInvoice } from '#services/invoice/dispute-invoice.ts';
import { getInvoice } from '#services/invoice/get-invoice.ts';
import { settleInvoices } from '#services/ledger/settle-invoices.ts';
import { takePayment } from '#services/ledger/take-payment.ts';
import { undoPayment } from '#services/ledger/undo-payment.ts';
import { writeOffInvoice } from '#services/payment/write-off-invoice.ts';
import { type BillingWorld, makeBillingWorld } from '../support/billing-world.ts';
import { countWaiting } from '../support/count-waiting.ts';
import { makeClaim, makeOverdue, type Overdue } from '../support/dunning-world.ts';
import { makePlatformAdmin, signIn } from '../support/people.ts';
import { makeCustomer } from '../support/rental-world.ts';
import { withSettings } from '../support/with-settings.ts';

const DUE = '2025-11-15';
const RATE = { validFrom: '2025-07-01', basisPoints: 127 };

let world: BillingWorld;
beforeAll(async () => {
  world = await makeBillingWorld();
  valueOf(await putBaseRate(on(DUE), world.operator, RATE));
});
afterAll(() => world.shop[Symbol.asyncDispose]());

/** Nine in the morning in Berlin. */
const on = (day: string) => world.at(`${day}T08:00:00Z`);
const after = (days: number) => addDays(DUE, days);

const valueOf = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
};

const send = ({ businessUnitId }: Pick<Overdue, 'businessUnitId'>, day: string, key: string = randomUUID()) =>
  sendDunning(on(day), world.operator, { input: { businessUnitIds: [businessUnitId] }, idempotencyKey: key });
const sent = async (overdue: Pick<Overdue, 'businessUnitId'>, day: string) => {
  const [letter] = valueOf(await send(overdue, day)).answer.letters;
  if (letter === undefined) throw new Error('No letter was sent');
  return letter;
};
const proposalFor = async ({ businessUnitId }: Pick<Overdue, 'businessUnitId'>, day: string) =>
  valueOf(await listProposals(on(day), world.operator)).proposals.find(
    (each) => each.businessUnitId === businessUnitId,
  );
const claimsOf = ({ invoiceId }: Overdue) =>
  world.db
    .selectFrom('dunningClaim')
    .select(['id', 'kind', 'cents', 'fromOn', 'toOn'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('createdAt')
    .orderBy('kind', 'desc')
    .execute();

type Money = {
  readonly cents: number;
  readonly bookedOn: string;
  readonly settles?: boolean;
  /** On the day of the bank unless told. */
  readonly foundOn?: string;
};

/** Money of the company, which pays the invoice unless told. */
const pay = ({ businessUnitId, invoiceId }: Overdue, { cents, bookedOn, settles = true, foundOn = bookedOn }: Money) =>
  inTransaction(world.db, async (trx) => {
    const acting = { by: world.operator, now: new Date(`${foundOn}T09:00:00Z`) };
    const { id: paymentId } = await takePayment(trx, { businessUnitId, kind: 'transfer', bookedOn, cents }, acting);
    const shares = [{ invoiceId, cents }];
    if (settles) valueOf(await settleInvoices(trx, { businessUnitId, paymentId, shares }, acting));
    return paymentId;
  });

/** Takes an invoice to the first notice, so that the next is the second. */
async function dunOnce(overdue: Overdue) {
  await sent(overdue, after(3));
  await sent(overdue, after(10));
}

describe('an invoice that nobody pays', () => {
  test('is reminded of, then dunned three times, each in its time', async () => {
    const overdue = await makeOverdue(world, { dueOn: DUE });
    expect(await send(overdue, after(2))).toMatchObject({ error: { code: 'nothing-to-send' } });
    expect(await sent(overdue, after(3))).toMatchObject({ level: 0, total: { cents: 76_743 }, invoices: 1 });
    expect(await send(overdue, after(9))).toMatchObject({ error: { code: 'nothing-to-send' } });
    expect(await sent(overdue, after(10))).toMatchObject({ level: 1, total: { cents: 76_743 } });
    expect(await send(overdue, after(23))).toMatchObject({ error: { code: 'nothing-to-send' } });
    expect(await readExposure(world.db, overdue)).toMatchObject({ isDunned: false });
    expect(await sent(overdue, after(30))).toMatchObject({ level: 2, total: { cents: 81_391 } });
    expect(await readExposure(world.db, overdue)).toMatchObject({ isDunned: true });
    expect(await send(overdue, after(36))).toMatchObject({ error: { code: 'nothing-to-send' } });
    expect(await sent(overdue, after(40))).toMatchObject({ level: 3, total: { cents: 81_391 + 216 } });
    expect(await send(overdue, after(100))).toMatchObject({ error: { code: 'nothing-to-send' } });
    expect(await claimsOf(overdue)).toMatchObject([
      { kind: 'interest', cents: 648, fromOn: after(1), toOn: after(30) },
      { kind: 'flat40', cents: 4000, fromOn: null },
      { kind: 'interest', cents: 216, fromOn: after(31), toOn: after(40) },
    ]);
    const { dunningLevel } = await world.db
      .selectFrom('invoiceAccount')
      .select('dunningLevel')
      .where('invoiceId', '=', overdue.invoiceId)
      .executeTakeFirstOrThrow();
    expect(dunningLevel).toBe(3);
  });

  test('is proposed with what the letter would say, and that is what it says', async () => {
    const overdue = await makeOverdue(world, { dueOn: DUE });
    await dunOnce(overdue);
    const proposal = await proposalFor(overdue, after(30));
    expect(proposal).toMatchObject({
      level: 2,
      total: { cents: 81_391 },
      claimed: { cents: 4648 },
      invoices: [
        { daysOverdue: 30, interest: { cents: 648 }, fee: { cents: 4000 }, last: { level: 1 }, obstacle: null },
      ],
    });
    expect(await sent(overdue, after(30))).toMatchObject({ level: 2, total: proposal?.total });
    expect(await proposalFor(overdue, after(31))).toMatchObject({
      level: null,
      total: { cents: 81_391 },
      invoices: [{ next: { level: 3, on: after(38) }, level: null }],
    });
  });

  test('stands in one letter with all that the company is late with', async () => {
    const first = await makeOverdue(world, { dueOn: DUE });
    await dunOnce(first);
    const { businessUnitId } = first;
    const second = await makeOverdue(world, { dueOn: after(20), netCents: 10_000, businessUnitId });
    const young = await makeOverdue(world, { dueOn: after(29), netCents: 5000, businessUnitId });
    const letter = await sent(first, after(30));
    expect(letter).toMatchObject({ level: 2, invoices: 3, total: { cents: 81_391 + 11_900 + 5950 } });
    const items = await world.db
      .selectFrom('dunningItem')
      .select(['invoiceId', 'level'])
      .where('noticeId', '=', letter.id)
      .execute();
    expect(new Map(items.map((item) => [item.invoiceId, item.level]))).toEqual(
      new Map([
        [first.invoiceId, 2],
        [second.invoiceId, 0],
        [young.invoiceId, null],
      ]),
    );
    expect(await claimsOf(second)).toEqual([]);
  });

  test('bears no interest while a base rate is missing, and all of it once the rate is there', async () => {
    const dueOn = '2022-11-15';
    const overdue = await makeOverdue(world, { dueOn });
    await sent(overdue, addDays(dueOn, 3));
    await sent(overdue, addDays(dueOn, 10));
    expect(await proposalFor(overdue, addDays(dueOn, 30))).toMatchObject({
      level: 2,
      invoices: [{ isRateMissing: true, interest: { cents: 0 }, fee: { cents: 4000 } }],
    });
    await sent(overdue, addDays(dueOn, 30));
    valueOf(await putBaseRate(on(dueOn), world.operator, { validFrom: '2022-07-01', basisPoints: 127 }));
    await sent(overdue, addDays(dueOn, 40));
    expect(await claimsOf(overdue)).toMatchObject([
      { kind: 'flat40' },
      { kind: 'interest', fromOn: addDays(dueOn, 1), toOn: addDays(dueOn, 40) },
    ]);
  });

  test('is dunned for less once a part was paid, from the day after', async () => {
    const overdue = await makeOverdue(world, { dueOn: DUE });
    await dunOnce(overdue);
    await pay(overdue, { cents: 50_000, bookedOn: after(20) });
    await sent(overdue, after(30));
    const interest = Math.round(((20 * 76_743 + 10 * 26_743) * 1027) / 3_650_000);
    expect((await claimsOf(overdue))[0]).toMatchObject({ kind: 'interest', cents: interest });
    await pay(overdue, { cents: 26_743, bookedOn: after(32) });
    expect(await proposalFor(overdue, after(40))).toBeUndefined();
    expect(await readExposure(world.db, overdue)).toMatchObject({ isDunned: false });
  });

  test('bears interest until its money was there, which is claimed when it is settled', async () => {
    const overdue = await makeOverdue(world, { dueOn: DUE });
    await dunOnce(overdue);
    await sent(overdue, after(30));
    // A part leaves the rest to the next letter.
    await pay(overdue, { cents: 26_743, bookedOn: after(32) });
    expect(await claimsOf(overdue)).toHaveLength(2);
    const paymentId = await pay(overdue, { cents: 50_000, bookedOn: after(35) });
    const cents = Math.round(((2 * 76_743 + 3 * 50_000) * 1027) / 3_650_000);
    const last = { kind: 'interest', cents, fromOn: after(31), toOn: after(35) };
    expect((await claimsOf(overdue))[2]).toMatchObject(last);
    const [shown] = valueOf(await listProposals(on(after(36)), world.operator)).claims.filter(
      ({ invoiceId, from }) => invoiceId === overdue.invoiceId && from === after(31),
    );
    expect(shown).toMatchObject({ amount: { cents }, state: 'open' });
    // Taken back and paid again, no day bears interest twice.
    const acting = { by: world.operator, now: new Date(`${after(36)}T09:00:00Z`) };
    valueOf(await inTransaction(world.db, (trx) => undoPayment(trx, { paymentId }, acting)));
    await pay(overdue, { cents: 50_000, bookedOn: after(37) });
    expect((await claimsOf(overdue)).slice(2)).toMatchObject([
      last,
      { kind: 'interest', cents: Math.round((2 * 50_000 * 1027) / 3_650_000), fromOn: after(36), toOn: after(37) },
    ]);
  });

  test.each([
    ['before a letter has claimed any', async (overdue: Overdue) => dunOnce(overdue), 'invoice'],
    ['of damages', async (overdue: Overdue) => dunOnce(overdue).then(() => sent(overdue, after(30))), 'claim'],
  ] as const)('bears none that is claimed at the end %s', async (_, dun, kind) => {
    const overdue = await makeOverdue(world, { dueOn: DUE, kind });
    await dun(overdue);
    await pay(overdue, { cents: 76_743, bookedOn: after(35) });
    expect(await claimsOf(overdue)).toEqual([]);
  });

  test('is given up without more interest, and a cent that is missing costs no day', async () => {
    const lost = await makeOverdue(world, { dueOn: DUE });
    const short = await makeOverdue(world, { dueOn: DUE });
    for (const overdue of [lost, short]) {
      await dunOnce(overdue);
      await sent(overdue, after(30));
    }
    const { invoiceId } = lost;
    valueOf(await writeOffInvoice(on(after(35)), world.operator, { invoiceId, reason: 'Insolvenz' }));
    expect(await claimsOf(lost)).toHaveLength(2);
    // The bank's day counts, not the one on which somebody found it.
    await pay(short, { cents: 76_742, bookedOn: after(33), foundOn: after(50) });
    expect((await claimsOf(short))[2]).toMatchObject({ fromOn: after(31), toOn: after(33) });
  });

  test('is not dunned any more for four euros, nor with interest for damages', async () => {
    const small = await makeOverdue(world, { dueOn: DUE, netCents: 400 });
    expect(await proposalFor(small, after(5))).toMatchObject({ level: null, invoices: [{ obstacle: 'small' }] });
    const damage = await makeOverdue(world, { dueOn: DUE, kind: 'claim' });
    await dunOnce(damage);
    expect(await sent(damage, after(30))).toMatchObject({ level: 2, total: { cents: 76_743 } });
    expect(await claimsOf(damage)).toEqual([]);
  });
});

describe('a letter', () => {
  test('is sent once, however many press at the same time', async () => {
    const overdue = await makeOverdue(world, { dueOn: DUE });
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => send(overdue, after(3))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    for (const refused of outcomes.filter(({ ok }) => !ok)) {
      expect(refused).toMatchObject({ error: { code: 'nothing-to-send' } });
    }
    const { letters } = valueOf(await listProposals(on(after(3)), world.operator));
    expect(letters.filter(({ businessUnitId }) => businessUnitId === overdue.businessUnitId)).toHaveLength(1);
  });

  test('with the same key is the same letter', async () => {
    const overdue = await makeOverdue(world, { dueOn: DUE });
    const [first, second] = [
      await send(overdue, after(3), 'pressed twice'),
      await send(overdue, after(3), 'pressed twice'),
    ];
    expect(valueOf(second)).toEqual({ answer: valueOf(first).answer, replayed: true });
    expect(await send({ businessUnitId: randomUUID() }, after(3), 'pressed twice')).toMatchObject({
      error: { code: 'idempotency-key-reused' },
    });
  });

  test('is put on paper and mailed once, and read by its company alone', async () => {
    const actor = await makeCustomer(on(DUE), { role: 'accountant' });
    const { businessUnitId } = actor;
    await world.db
      .updateTable('businessUnit')
      .set({ invoiceEmail: 'rechnung@muster.example' })
      .where('id', '=', businessUnitId)
      .execute();
    const { invoiceId } = await makeOverdue(world, { dueOn: DUE, businessUnitId });
    const { id: noticeId, number } = await sent(actor, after(3));
    const deps = on(after(3));
    expect(await getDunningPaper(deps, actor, noticeId)).toMatchObject({ error: { code: 'paper-not-ready' } });
    // Nobody waits for ever: what no job could make is made when it is asked for.
    const made = valueOf(await getDunningPaper(on(after(4)), actor, noticeId));
    expect(Buffer.from(made.bytes.slice(0, 5)).toString()).toBe('%PDF-');
    await issueDunningPaper(deps, noticeId);
    await issueDunningPaper(deps, noticeId);
    const { count } = await world.db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(sql<boolean>`payload ->> 'noticeId' = ${noticeId} and topic = 'mail'`)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    const mail = await loadDunningMail(deps, { template: 'dunningReminder', noticeId });
    expect(mail).toMatchObject({
      to: 'rechnung@muster.example',
      content: { letter: { number }, path: `/invoices/${invoiceId}` },
      attachments: [{ filename: expect.stringContaining(number) }],
    });
    expect(valueOf(await getDunningPaper(deps, actor, noticeId)).bytes.length).toBeGreaterThan(1000);
    const stranger = await makeCustomer(deps, { role: 'accountant' });
    expect(await getDunningPaper(deps, stranger, noticeId)).toMatchObject({ error: { code: 'not-found' } });
    const seen = valueOf(await getInvoice(deps, actor, { invoiceId, locale: 'de' }));
    expect(seen.dunning).toEqual({ letters: [{ id: noticeId, number, level: 0, sentOn: after(3) }], claims: [] });
  });

  test('is sent by the morning run only if the shop is set to do so', async () => {
    const overdue = await makeOverdue(world, { dueOn: DUE });
    const deps = on(after(3));
    expect(await proposeDunning(deps)).toMatchObject({ sent: 0, failed: 0 });
    expect(await proposalFor(overdue, after(3))).toMatchObject({ level: 0 });
    const automatic = withSettings(deps, { dunning: { ...deps.settings.dunning, isAutomatic: true } });
    expect((await proposeDunning(automatic)).sent).toBeGreaterThan(0);
    const { letters } = valueOf(await listProposals(deps, world.operator));
    expect(letters.find(({ businessUnitId }) => businessUnitId === overdue.businessUnitId)).toMatchObject({
      isAutomatic: true,
      level: 0,
    });
    expect(await proposeDunning(automatic)).toMatchObject({ sent: 0, proposed: 0 });
  });

  test('never changes', async () => {
    const { id } = await sent(await makeOverdue(world, { dueOn: DUE }), after(3));
    const change = world.db.updateTable('dunningNotice').set({ level: 3 }).where('id', '=', id).execute();
    await expect(change).rejects.toMatchObject({ constraint: 'dunning_notice_is_append_only' });
  });
});

describe('nobody is written to about an invoice', () => {
  test('that is disputed, until it is answered', async () => {
    const actor = await makeCustomer(on(DUE));
    const overdue = await makeOverdue(world, { dueOn: DUE, businessUnitId: actor.businessUnitId });
    const { invoiceId } = overdue;
    valueOf(await disputeInvoice(on(after(2)), actor, { invoiceId, input: { reason: 'Zu viele Tage' }, locale: 'de' }));
    expect(await send(overdue, after(3))).toMatchObject({ error: { code: 'nothing-to-send' } });
    expect(await proposalFor(overdue, after(3))).toMatchObject({ invoices: [{ obstacle: 'disputed' }] });
    const input = { decision: 'rejected', answer: 'Die Tage stimmen.' } as const;
    valueOf(await decideDispute(on(after(4)), world.operator, { invoiceId, input }));
    expect(await send(overdue, after(13))).toMatchObject({ error: { code: 'nothing-to-send' } });
    expect(await sent(overdue, after(14))).toMatchObject({ level: 0 });
  });

  test('of a company that is left alone until a day', async () => {
    const overdue = await makeOverdue(world, { dueOn: DUE });
    const { businessUnitId } = overdue;
    valueOf(await holdDunning(on(after(3)), world.operator, { businessUnitId, until: after(5) }));
    expect(await send(overdue, after(5))).toMatchObject({ error: { code: 'nothing-to-send' } });
    expect(await proposalFor(overdue, after(5))).toMatchObject({ holdUntil: after(5), level: null });
    expect(await proposalFor(overdue, after(6))).toMatchObject({ level: 0 });
    valueOf(await holdDunning(on(after(4)), world.operator, { businessUnitId, until: null }));
    expect(await sent(overdue, after(4))).toMatchObject({ level: 0 });
  });

  test('while money of the last three days waits to be booked', async () => {
    const overdue = await makeOverdue(world, { dueOn: DUE });
    await pay(overdue, { cents: 76_743, bookedOn: after(4), settles: false });
    expect(await proposalFor(overdue, after(7))).toMatchObject({ invoices: [{ obstacle: 'moneyWaiting' }] });
    expect(await proposalFor(overdue, after(8))).toMatchObject({ level: 0 });
  });
});

describe('a claim beside an invoice', () => {
  test('is waived once, with a reason, and not made again', async () => {
    const overdue = await makeOverdue(world, { dueOn: DUE });
    await dunOnce(overdue);
    await sent(overdue, after(30));
    const [interest, flat] = await claimsOf(overdue);
    const waive = (claimId = '', version?: number) =>
      waiveClaim(on(after(31)), world.operator, { claimId, version, reason: 'Kulanz' });
    expect(await waive(flat?.id, 7)).toMatchObject({ error: { code: 'stale-version' } });
    expect(valueOf(await waive(flat?.id))).toMatchObject({ state: 'waived', waivedReason: 'Kulanz' });
    expect(await waive(flat?.id)).toMatchObject({ error: { code: 'illegal-state' } });
    expect(valueOf(await waive(interest?.id))).toMatchObject({ state: 'waived' });
    expect(await waive(randomUUID())).toMatchObject({ error: { code: 'not-found' } });
    expect(await sent(overdue, after(40))).toMatchObject({ total: { cents: 76_743 + 216 } });
  });

  test('is paid with unused money after the invoices, and open again if that is taken back', async () => {
    const overdue = await makeOverdue(world, { dueOn: DUE });
    const { businessUnitId } = overdue;
    const claimId = await makeClaim(on(DUE), overdue);
    const paymentId = await pay(overdue, { cents: 5000, bookedOn: after(1), settles: false });
    const settle = (input: { readonly paymentId?: string }) =>
      payClaim(on(after(40)), world.operator, { claimId, input });
    expect(await settle({ paymentId })).toMatchObject({ error: { code: 'invoices-first' } });
    expect(valueOf(await getAccount(world.shop.deps, world.operator, businessUnitId)).openClaims).toMatchObject([
      { kind: 'flat40', amount: { cents: 4000 }, state: 'open' },
    ]);
    await pay(overdue, { cents: 76_743, bookedOn: after(2) });
    expect(await settle({ paymentId: randomUUID() })).toMatchObject({ error: { code: 'not-found' } });
    const cent = await pay(overdue, { cents: 3999, bookedOn: after(2), settles: false });
    expect(await settle({ paymentId: cent })).toMatchObject({ error: { code: 'amount-too-high' } });
    expect(valueOf(await settle({ paymentId }))).toMatchObject({ state: 'paid' });
    const unused = async () =>
      (await world.db.selectFrom('payment').select('unusedCents').where('id', '=', paymentId).executeTakeFirst())
        ?.unusedCents;
    expect(await unused()).toBe(1000);
    expect(valueOf(await getAccount(world.shop.deps, world.operator, businessUnitId))).toMatchObject({
      balance: { cents: -1000 - 3999 },
      credit: { cents: 1000 + 3999 },
    });
    const query = { from: DUE, to: after(40) };
    const stated = await loadStatement(on(after(40)), { businessUnitId, query });
    expect(stated?.statement).toMatchObject({ closing: { cents: -4999 }, unused: { cents: 4999 }, open: { cents: 0 } });
    const acting = { by: world.operator, now: new Date(`${after(41)}T09:00:00Z`) };
    valueOf(await inTransaction(world.db, (trx) => undoPayment(trx, { paymentId }, acting)));
    expect(await unused()).toBe(5000);
    expect(valueOf(await settle({}))).toMatchObject({ state: 'paid' });
    expect(await unused()).toBe(5000);
  });

  test('is ended once, whoever waives and pays it at the same time', async () => {
    const claimId = await makeClaim(on(DUE), await makeOverdue(world, { dueOn: DUE }));
    const deps = on(after(40));
    // Those who pay have looked at the claim before anybody can change it.
    const { paying } = await inTransaction(world.db, async (trx) => {
      await sql`select from dunning_claim where id = ${claimId} for update`.execute(trx);
      const payments = [1, 2, 3].map(() => payClaim(deps, world.operator, { claimId, input: {} }));
      await expect.poll(() => countWaiting(world.db)).toBe(payments.length);
      return { paying: payments };
    });
    const waiving = waiveClaim(deps, world.operator, { claimId, reason: 'Kulanz' });
    const outcomes = await Promise.all([...paying, waiving]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('is to be decided on once its invoice is settled for a month', async () => {
    const overdue = await makeOverdue(world, { dueOn: DUE });
    const id = await makeClaim(on(DUE), overdue);
    const toDecide = async (day: string) =>
      valueOf(await listProposals(world.at(`${day}T12:00:00Z`), world.operator)).claimsToDecide.includes(id);
    expect(await toDecide(after(60))).toBe(false);
    await pay(overdue, { cents: 76_743, bookedOn: after(5) });
    expect([await toDecide(after(34)), await toDecide(after(35))]).toEqual([false, true]);
    valueOf(await waiveClaim(on(after(36)), world.operator, { claimId: id, reason: 'Kulanz' }));
    expect(await toDecide(after(60))).toBe(false);
  });

  test.each([
    ['a fixed sum twice', { kind: 'flat40', cents: 4000 }, 'dunning_claim_flat_once'],
    [
      'interest for a day twice',
      { kind: 'interest', cents: 1, fromOn: after(5), toOn: after(9) },
      'dunning_claim_days_once',
    ],
    ['interest without days', { kind: 'interest', cents: 1 }, 'dunning_claim_days'],
    ['nothing', { kind: 'bankFee', cents: 0 }, 'dunning_claim_cents_check'],
  ] as const)('is refused by the database for %s', async (_, claim, constraint) => {
    const { businessUnitId, invoiceId } = await makeOverdue(world, { dueOn: DUE });
    const createdAt = new Date();
    const insert = (row: object) =>
      world.db
        .insertInto('dunningClaim')
        .values({ businessUnitId, invoiceId, kind: 'bankFee', cents: 1, createdAt, ...row })
        .execute();
    await insert({ kind: 'flat40', cents: 4000 });
    await insert({ kind: 'interest', cents: 5, fromOn: after(1), toOn: after(5) });
    await expect(insert(claim)).rejects.toMatchObject({ constraint });
  });
});

test('the shop wants to be paid in advance by whoever was dunned for the second time', async () => {
  const actor = await makeCustomer(world.at('2026-10-01T08:00:00Z'));
  const overdue = await makeOverdue(world, { dueOn: '2026-09-01', businessUnitId: actor.businessUnitId });
  const status = async () => {
    const { orderId } = await world.book({ days: 14, actor });
    return (
      await world.db.selectFrom('customerOrder').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()
    ).status;
  };
  expect(await status()).toBe('confirmed');
  await sent(overdue, '2026-09-04');
  await sent(overdue, '2026-09-11');
  await sent(overdue, '2026-09-25');
  expect(await status()).toBe('placed');
});

describe('the operator alone', () => {
  const asCustomer = async (): Promise<Member> => makeCustomer(on(DUE));

  test('sees and sends letters, and enters rates', async () => {
    const actor = await asCustomer();
    const deps = on(after(3));
    const { businessUnitId } = actor;
    const forbidden = { error: { code: 'forbidden' } };
    expect(await listProposals(deps, actor)).toMatchObject(forbidden);
    expect(await putBaseRate(deps, actor, RATE)).toMatchObject(forbidden);
    expect(await holdDunning(deps, actor, { businessUnitId, until: null })).toMatchObject(forbidden);
    const input = { businessUnitIds: [businessUnitId] };
    expect(await sendDunning(deps, actor, { input, idempotencyKey: 'x' })).toMatchObject(forbidden);
  });

  test.each([
    ['POST', '/api/admin/dunning/send', { businessUnitIds: [] }, { businessUnitIds: 'required' }],
    ['POST', '/api/admin/dunning/send', { businessUnitIds: ['x'] }, { 'businessUnitIds.0': 'id' }],
    ['POST', '/api/admin/dunning/hold', { businessUnitId: randomUUID(), until: '2026-02-30' }, { until: 'wall-time' }],
    ['POST', '/api/admin/dunning/hold', { businessUnitId: randomUUID(), until: '2000-01-01' }, { until: 'past' }],
    ['POST', '/api/admin/dunning/hold', { businessUnitId: randomUUID(), until: '2099-01-01' }, { until: 'too-big' }],
    ['POST', `/api/admin/dunning/claims/${randomUUID()}/waive`, { reason: ' ' }, { reason: 'required' }],
    ['POST', `/api/admin/dunning/claims/${randomUUID()}/waive`, { reason: 'x'.repeat(501) }, { reason: 'too-long' }],
    ['POST', `/api/admin/dunning/claims/${randomUUID()}/pay`, { paymentId: '1' }, { paymentId: 'id' }],
    ['PUT', '/api/admin/base-rates', { validFrom: '2026-03-01', basisPoints: 127 }, { validFrom: 'half-year' }],
    ['PUT', '/api/admin/base-rates', { validFrom: '2099-01-01', basisPoints: 127 }, { validFrom: 'future' }],
    ['PUT', '/api/admin/base-rates', { validFrom: '2026-01-01', basisPoints: 1.5 }, { basisPoints: 'number' }],
    ['PUT', '/api/admin/base-rates', { validFrom: '2026-01-01', basisPoints: 2001 }, { basisPoints: 'too-big' }],
    ['PUT', '/api/admin/base-rates', { validFrom: '2026-01-01', basisPoints: -501 }, { basisPoints: 'too-small' }],
  ] as const)('is told what is wrong: %s %s %j', async (method, path, body, fields) => {
    const browser = world.shop.newBrowser();
    await signIn(browser, await makePlatformAdmin(world.shop.deps));
    const answer = await browser.send(method, path, { body, headers: { 'Idempotency-Key': randomUUID() } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid-fields', fields });
  });
});
