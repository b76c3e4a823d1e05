import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BankEntry } from '#contract/admin-bank.ts';
import type { DebitBatch } from '#contract/admin-debit.ts';
import { firstTargetDay } from '#domain/payment/target-day.ts';
import { acceptDebits } from '#services/bank/accept-debits.ts';
import { importStatement } from '#services/bank/import-statement.ts';
import { listEntries } from '#services/bank/list-entries.ts';
import { undoEntry } from '#services/bank/undo-entry.ts';
import { bookBatch } from '#services/debit/book-batch.ts';
import { createBatch } from '#services/debit/create-batch.ts';
import { exportBatch } from '#services/debit/export-batch.ts';
import { getBatch } from '#services/debit/get-batch.ts';
import { returnDebit } from '#services/debit/return-debit.ts';
import type { Outcome } from '#services/failure.ts';
import { type FileEntry, makeBankFile } from '../support/bank-file.ts';
import { type BillingWorld, makeBillingWorld } from '../support/billing-world.ts';
import { type DebitWish, makeDebitable } from '../support/debit-world.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await makeBillingWorld();
});
afterAll(() => world.shop[Symbol.asyncDispose]());

const GROSS = 11_900;
const on = (day: string) => world.at(`${day}T08:00:00Z`);
const valueOf = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
};

/** Each test collects on a day of its own, so that nothing is taken along. */
let tests = 0;

/** A batch at the bank, with an invoice of 119.00 for each wish. */
async function send(...wishes: readonly DebitWish[]) {
  tests += 1;
  const collectOn = firstTargetDay(Temporal.PlainDate.from('2027-01-12').add({ days: 21 * tests })).toString();
  const before = Temporal.PlainDate.from(collectOn).subtract({ days: 4 }).toString();
  const made = [];
  for (const wish of wishes) made.push(await makeDebitable(world.shop.deps, { collectOn, ...wish }));
  const wish = { input: { collectOn }, idempotencyKey: undefined };
  const { id: batchId } = valueOf(await createBatch(on(before), world.operator, wish)).answer;
  const batch = valueOf(await exportBatch(on(before), world.operator, { batchId }));
  return { batch, made, day: collectOn };
}

let files = 0;
async function receive(day: string, entries: readonly FileEntry[]) {
  files += 1;
  const told = entries.map((entry, i) => ({ day, reference: `f${String(files)}-${String(i)}`, ...entry }));
  const bytes = makeBankFile(told, { id: `file ${String(files)}` });
  const press = async () =>
    valueOf(await importStatement(on(day), world.operator, { body: new Blob([new Uint8Array(bytes)]).stream() }));
  const imported = await press();
  return { imported, again: press, entries: await listThose(day, `file ${String(files)}`) };
}

/** What a file has added, in its order. */
async function listThose(day: string, file: string): Promise<readonly BankEntry[]> {
  const { items } = valueOf(await listEntries(on(day), world.operator, { limit: 100 }));
  const rows = await world.db
    .selectFrom('bankEntry as e')
    .innerJoin('bankStatement as s', 's.id', 'e.statementId')
    .select('e.id')
    .where(sql<boolean>`s.statement_ids = array[${file}]`)
    .orderBy('e.position')
    .execute();
  return rows.flatMap(({ id }) => items.filter((item) => item.id === id));
}

const accountOf = (invoiceId: string) =>
  world.db
    .selectFrom('invoiceAccount')
    .select(['openCents', 'status'])
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow();
const paymentsOf = (businessUnitId: string) =>
  world.db
    .selectFrom('payment')
    .select(['kind', 'cents', 'unusedCents'])
    .where('businessUnitId', '=', businessUnitId)
    .orderBy('createdAt')
    .orderBy('cents', 'desc')
    .execute();
const load = async ({ id }: DebitBatch, day: string) => valueOf(await getBatch(on(day), world.operator, id));
const undo = (day: string, { id: entryId, version }: BankEntry) =>
  undoEntry(on(day), world.operator, { entryId, version });

describe('a batch that the bank has collected', () => {
  test('is booked by its number and its sum, once however often the file comes, and can be taken back', async () => {
    const { batch, made, day } = await send({}, {});
    const { imported, again, entries } = await receive(day, [{ cents: 2 * GROSS, batch: batch.number }]);
    expect(imported).toMatchObject({ added: 1, matched: 1 });
    expect(entries).toMatchObject([
      {
        status: 'matched',
        company: null,
        rest: { cents: 0 },
        debits: { kind: 'collected', count: 2, batch: { number: batch.number } },
      },
    ]);
    expect(await load(batch, day)).toMatchObject({
      status: 'booked',
      items: [{ status: 'collected' }, { status: 'collected' }],
    });
    for (const { invoiceId, businessUnitId } of made) {
      expect(await accountOf(invoiceId)).toEqual({ openCents: 0, status: 'settled' });
      expect(await paymentsOf(businessUnitId)).toEqual([{ kind: 'directDebit', cents: GROSS, unusedCents: 0 }]);
    }
    expect(await again()).toMatchObject({ added: 0, known: 1, matched: 0 });

    const [entry] = entries;
    if (entry === undefined) throw new Error('Nothing was imported');
    const undone = valueOf(await undo(day, entry));
    expect(undone).toMatchObject({ status: 'proposed', debits: { count: 2 } });
    expect(await load(batch, day)).toMatchObject({
      status: 'exported',
      items: [{ status: 'exported' }, { status: 'exported' }],
    });
    for (const { invoiceId, businessUnitId } of made) {
      expect(await accountOf(invoiceId)).toEqual({ openCents: GROSS, status: 'collecting' });
      expect(await paymentsOf(businessUnitId)).toEqual([
        { kind: 'directDebit', cents: GROSS, unusedCents: 0 },
        { kind: 'debitReturn', cents: -GROSS, unusedCents: 0 },
      ]);
    }
    // From then on people decide.
    expect(await again()).toMatchObject({ matched: 0 });
    const accept = () =>
      acceptDebits(on(day), world.operator, { entryId: entry.id, version: undone.version, input: {} });
    const pressed = await Promise.all([accept(), accept()]);
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await load(batch, day)).toMatchObject({ status: 'booked' });
  });

  test('is booked part by part, and by single entries', async () => {
    const { batch, made, day } = await send({}, { mandate: { scheme: 'CORE' } }, { mandate: { scheme: 'CORE' } });
    const numbers = batch.items.filter(({ scheme }) => scheme === 'CORE').map(({ invoiceNumber }) => invoiceNumber);
    const first = await receive(day, [{ cents: GROSS, batch: `${batch.number}-B2B` }]);
    expect(first.imported).toMatchObject({ matched: 1 });
    expect(await load(batch, day)).toMatchObject({ status: 'exported' });
    const second = await receive(day, [
      { cents: GROSS, endToEndId: numbers[0] ?? '' },
      { cents: GROSS - 1, endToEndId: numbers[1] ?? '' },
      { cents: GROSS, endToEndId: numbers[1] ?? '' },
    ]);
    expect(second.imported).toMatchObject({ matched: 2 });
    expect(second.entries).toMatchObject([
      { status: 'matched' },
      { status: 'new', unknown: 'debit' },
      { status: 'matched' },
    ]);
    expect(await load(batch, day)).toMatchObject({ status: 'booked' });
    for (const { invoiceId } of made) expect(await accountOf(invoiceId)).toMatchObject({ openCents: 0 });
  });

  test('is only proposed by its sum, and only shown if a person has booked it', async () => {
    const { batch, made, day } = await send({ netCents: 12_345 });
    const sum = batch.sum.cents;
    const proposed = await receive(day, [{ cents: sum, text: 'Sammler' }]);
    expect(proposed.entries).toMatchObject([{ status: 'proposed', reason: 'batchSum', debits: { count: 1 } }]);
    valueOf(await bookBatch(on(day), world.operator, { batchId: batch.id }));
    const shown = await receive(day, [{ cents: sum, batch: batch.number }]);
    expect(shown.entries).toMatchObject([{ status: 'matched' }]);
    const unit = made[0]?.businessUnitId ?? '';
    expect(await paymentsOf(unit)).toEqual([{ kind: 'directDebit', cents: sum, unusedCents: 0 }]);
    const [entry] = shown.entries;
    if (entry !== undefined) valueOf(await undo(day, entry));
    expect(await load(batch, day)).toMatchObject({ status: 'booked' });
    expect(await paymentsOf(unit)).toHaveLength(1);
  });
});

describe('a debit that came back', () => {
  const collect = async (wish: DebitWish = {}) => {
    const { batch, made, day } = await send(wish);
    const [debitable] = made;
    const number = batch.items[0]?.invoiceNumber ?? '';
    if (debitable === undefined) throw new Error('Nothing was collected');
    await receive(day, [{ cents: GROSS, endToEndId: number }]);
    return { batch, day, number, ...debitable };
  };
  const blockOf = async (mandateId: string) =>
    (await world.db.selectFrom('mandate').select('blockedReason').where('id', '=', mandateId).executeTakeFirstOrThrow())
      .blockedReason;

  test('is open again by its code, with what the bank has charged, and all is undone', async () => {
    const { batch, day, number, invoiceId, businessUnitId, mandateId } = await collect();
    const back = { cents: -(GROSS + 300), endToEndId: number, returnCode: 'AC04' };
    const { imported, again, entries } = await receive(day, [back]);
    expect(imported).toMatchObject({ matched: 1 });
    expect(entries).toMatchObject([
      {
        status: 'matched',
        company: { id: businessUnitId },
        debits: { kind: 'returned', code: 'AC04', fee: { cents: 300 } },
      },
    ]);
    expect(await load(batch, day)).toMatchObject({
      items: [{ status: 'returned', returnCode: 'AC04', returnedOn: day }],
    });
    expect(await accountOf(invoiceId)).toEqual({ openCents: GROSS, status: 'open' });
    expect(await blockOf(mandateId)).toBe('AC04');
    expect(await again()).toMatchObject({ added: 0, matched: 0 });

    const [entry] = entries;
    if (entry === undefined) throw new Error('Nothing was imported');
    valueOf(await undo(day, entry));
    expect(await load(batch, day)).toMatchObject({ items: [{ status: 'collected', returnCode: null }] });
    expect(await accountOf(invoiceId)).toEqual({ openCents: 0, status: 'settled' });
    expect(await blockOf(mandateId)).toBeNull();
    expect((await paymentsOf(businessUnitId)).reduce((sum, { cents }) => sum + cents, 0)).toBe(GROSS);
  });

  test('in the file before its batch is told is found all the same, and by a person only once', async () => {
    const { batch, made, day } = await send({});
    const [number, debitId] = [batch.items[0]?.invoiceNumber ?? '', batch.items[0]?.id ?? ''];
    const both = await receive(day, [
      { cents: -GROSS, endToEndId: number, returnCode: 'MS02' },
      { cents: GROSS, batch: batch.number },
    ]);
    expect(both.imported).toMatchObject({ matched: 2 });
    expect(await accountOf(made[0]?.invoiceId ?? '')).toMatchObject({ openCents: GROSS });
    const twice = await returnDebit(on(day), world.operator, { debitId, input: { code: 'MS02' } });
    expect(twice).toMatchObject({ error: { code: 'illegal-state' } });
    // What was collected cannot be taken back beneath its return.
    const [, collected] = both.entries;
    expect(collected && (await undo(day, collected))).toMatchObject({ error: { code: 'illegal-state' } });
  });

  test('for want of money waits for somebody who agrees to another try', async () => {
    const { batch, day, number, invoiceId } = await collect();
    const { entries } = await receive(day, [{ cents: -GROSS, endToEndId: number, returnCode: 'AM04' }]);
    const [entry] = entries;
    expect(entry).toMatchObject({ status: 'proposed', reason: 'collectAgain', debits: { code: 'AM04' } });
    expect(await accountOf(invoiceId)).toMatchObject({ openCents: 0 });
    const input = { collectAgain: true };
    valueOf(await acceptDebits(on(day), world.operator, { entryId: entry?.id ?? '', input }));
    const [item] = (await load(batch, day)).items;
    expect(item).toMatchObject({ status: 'returned', mayCollectAgain: false });
    expect(item?.retryOn).not.toBeNull();
    expect(await accountOf(invoiceId)).toEqual({ openCents: GROSS, status: 'open' });
  });
});
