import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBatch, insertDebits } from '#db/debit/debit-batch.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { makeDraftBatch } from '../support/debit-world.ts';
import { makeUser } from '../support/make-rows.ts';
import { refusalOf } from '../support/refusal-of.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

const run = (statement: ReturnType<typeof sql>) =>
  refusalOf(() => inTransaction(shop.deps.db, (trx) => statement.execute(trx)));

describe('the database refuses', () => {
  test('a second live debit of an invoice', async () => {
    const { db } = shop.deps;
    const { invoiceId } = await makeDraftBatch(shop.deps);
    const debit = await db
      .selectFrom('debit')
      .select(['businessUnitId', 'invoiceId', 'mandateId', 'scheme', 'cents'])
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirstOrThrow();
    const createdBy = await makeUser(db);
    const inserted = await inTransaction(db, async (trx) => {
      const batch = await insertBatch(trx, {
        number: 'B-26-000001',
        collectOn: '2026-12-09',
        creditorName: 'Trailyard GmbH',
        creditorIban: 'DE02120300000000202051',
        creditorBic: 'BYLADEM1001',
        creditorIdentifier: 'DE98ZZZ09999999999',
        createdAt: new Date('2026-12-04T08:00:00Z'),
        createdBy,
      });
      return insertDebits(trx, batch?.id ?? '', [debit]);
    });
    expect(inserted).toEqual([]);
    const again = sql`insert into debit (batch_id, business_unit_id, invoice_id, mandate_id, scheme, cents)
      select batch_id, business_unit_id, invoice_id, mandate_id, scheme, cents from debit where invoice_id = ${invoiceId}`;
    expect(await run(again)).toBe('debit_one_live');
  });

  test.each<[string, (ids: { batchId: string; debitId: string }) => ReturnType<typeof sql>, string]>([
    [
      'a sum that does not add up',
      ({ batchId }) => sql`update debit_batch set sum_cents = 1 where id = ${batchId}`,
      'debit_batch_adds_up',
    ],
    [
      'an amount behind the back of its batch',
      ({ debitId }) => sql`update debit set cents = 1 where id = ${debitId}`,
      'debit_batch_adds_up',
    ],
    [
      'a booked batch that was never exported',
      ({ batchId }) => sql`update debit_batch set status = 'booked' where id = ${batchId}`,
      'debit_batch_goes_on',
    ],
    [
      'another day',
      ({ batchId }) => sql`update debit_batch set collect_on = '2026-12-09' where id = ${batchId}`,
      'debit_batch_is_frozen',
    ],
    [
      'an export without a file',
      ({ batchId }) => sql`update debit_batch set status = 'exported' where id = ${batchId}`,
      'debit_batch_is_exported',
    ],
    [
      'a debit that is collected before the bank knows of it',
      ({ debitId }) => sql`update debit set status = 'collected' where id = ${debitId}`,
      'debit_goes_on',
    ],
    [
      'a debit that leaves its batch without a reason',
      ({ debitId }) => sql`update debit set status = 'withdrawn' where id = ${debitId}`,
      'debit_is_withdrawn',
    ],
    ['nothing to collect', ({ debitId }) => sql`update debit set cents = 0 where id = ${debitId}`, 'debit_cents_check'],
    [
      'a batch that vanishes',
      ({ batchId }) => sql`delete from debit_batch where id = ${batchId}`,
      'debit_batch_is_append_only',
    ],
    ['a debit that vanishes', ({ debitId }) => sql`delete from debit where id = ${debitId}`, 'debit_is_append_only'],
  ])('%s', async (_, statement, constraint) => {
    expect(await run(statement(await makeDraftBatch(shop.deps)))).toBe(constraint);
  });

  test('to change what the bank has got', async () => {
    const { batchId, debitId } = await makeDraftBatch(shop.deps);
    const userId = await makeUser(shop.deps.db);
    await inTransaction(shop.deps.db, async (trx) => {
      await sql`update debit set status = 'exported' where id = ${debitId}`.execute(trx);
      await sql`update debit_batch set status = 'exported', exported_at = now(), exported_by = ${userId},
        sha256 = sha256('x') where id = ${batchId}`.execute(trx);
    });
    expect(await run(sql`update debit set cents = 1 where id = ${debitId}`)).toBe('debit_is_frozen');
    expect(await run(sql`update debit_batch set sha256 = sha256('y') where id = ${batchId}`)).toBe(
      'debit_batch_is_frozen',
    );
    expect(await run(sql`update debit_batch set status = 'discarded' where id = ${batchId}`)).toBe(
      'debit_batch_goes_on',
    );
    const late = sql`insert into debit (batch_id, business_unit_id, invoice_id, mandate_id, scheme, cents)
      select batch_id, business_unit_id, invoice_id, mandate_id, scheme, cents from debit where id = ${debitId}`;
    expect(await run(late)).toBe('debit_is_planned');
  });
});
