import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { toPublicConfig } from '#config/public.ts';
import type { BankImport } from '#contract/admin-bank.ts';
import { countOpenEntries, markEntries } from '#db/bank/bank-entry.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { createFormat } from '#i18n/format.ts';
import { findPayers } from '#services/bank/find-payers.ts';
import { ignoreEntry } from '#services/bank/ignore-entry.ts';
import { importStatement } from '#services/bank/import-statement.ts';
import { listEntries } from '#services/bank/list-entries.ts';
import { matchEntry } from '#services/bank/match-entry.ts';
import { undoEntry } from '#services/bank/undo-entry.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { refundMoney } from '#services/payment/refund-money.ts';
import { rotateKey } from '#services/secret/rotate-key.ts';
import { seal } from '#services/secret/seal.ts';
import { loadBank } from '#web/admin/bank/load-bank.server.ts';
import { type FileEntry, makeBankFile } from '../support/bank-file.ts';
import { type BillingWorld, makeBillingWorld, PICK_UP, SERVICES } from '../support/billing-world.ts';
import { pickUp } from '../support/booking-world.ts';
import { issueInvoice, makeBillable } from '../support/issue-invoice.ts';
import { refusalOf } from '../support/refusal-of.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await makeBillingWorld();
});
afterAll(() => world.shop[Symbol.asyncDispose]());

const NOW = '2026-12-15T09:00:00Z';
let files = 0;

const send = (bytes: Uint8Array, at = NOW) =>
  importStatement(world.at(at), world.operator, { body: new Blob([new Uint8Array(bytes)]).stream() });

/** Imports a file of its own and gives back what it has added, in the order of the file. */
async function receive(entries: readonly FileEntry[], at = NOW) {
  files += 1;
  const imported = await send(makeBankFile(entries, { id: `file ${String(files)}` }), at);
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  const texts = entries.flatMap(({ text, parts }) => parts?.map((part) => part.text) ?? [text ?? '']);
  const listed = await listEntries(world.at(NOW), world.operator, { limit: 100 });
  const items = listed.ok ? listed.value.items : [];
  return { imported: imported.value, entries: texts.map((text) => items.find((entry) => entry.text === text)) };
}

const receiveOn = async (at: string, entries: readonly FileEntry[]) => (await receive(entries, at)).entries;

type Invoice = { readonly id: string; readonly number: string; readonly businessUnitId: string };

/** An open invoice of 119.00, of a new company unless told. */
async function bill(billable?: Awaited<ReturnType<typeof makeBillable>>): Promise<Invoice> {
  const of = billable ?? (await makeBillable(world.db));
  const { id } = await inTransaction(world.db, (trx) => issueInvoice(trx, of));
  const { number } = await world.db
    .selectFrom('invoice')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, number, businessUnitId: of.businessUnitId };
}
const GROSS = 11_900;

const accountOf = ({ id }: Pick<Invoice, 'id'>) =>
  world.db
    .selectFrom('invoiceAccount')
    .select(['openCents', 'status'])
    .where('invoiceId', '=', id)
    .executeTakeFirstOrThrow();

const paymentOf = (entryId: string | undefined) =>
  world.db
    .selectFrom('payment')
    .select(['businessUnitId', 'cents', 'unusedCents', 'bookedOn'])
    .where('bankEntryId', '=', entryId ?? '')
    .execute();

const countEntries = async () =>
  (
    await world.db
      .selectFrom('bankEntry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

const which = (entry: { readonly id: string; readonly version: number } | undefined) => ({
  entryId: entry?.id ?? '',
  version: entry?.version ?? 0,
});

describe('from the end of the month to the money', () => {
  test('an order is billed, its invoice paid by the number on it, and both are settled', async () => {
    const { orderId, bookingId, actor } = await world.book({ days: 75, services: SERVICES });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    expect(await runBilling(world.at('2026-12-01T01:10:00Z'))).toMatchObject({ problems: [] });
    const invoice = await world.db
      .selectFrom('invoice')
      .select(['id', 'number', 'grossCents'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    const text = `Rechnung ${invoice.number.replaceAll('-', ' ').toLowerCase()}`;
    const { imported, entries } = await receive([{ cents: invoice.grossCents, text, reference: 'month end' }]);
    expect(imported).toMatchObject({ added: 1, known: 0, matched: 1 } satisfies Partial<BankImport>);
    expect(entries[0]).toMatchObject({
      status: 'matched',
      grounds: ['number', 'amount'],
      shares: [{ number: invoice.number, amount: { cents: 76_743 }, open: { cents: 0 } }],
      rest: { cents: 0 },
    });
    expect(await accountOf(invoice)).toEqual({ openCents: 0, status: 'settled' });
    expect(await paymentOf(entries[0]?.id)).toEqual([
      { businessUnitId: actor.businessUnitId, cents: 76_743, unusedCents: 0, bookedOn: '2026-12-10' },
    ]);
  });

  test('two entries of one file pay the same invoice in the order of the bank', async () => {
    const invoice = await bill();
    const { entries } = await receive([
      { cents: 4000, text: `Teil ${invoice.number}` },
      { cents: GROSS, text: `Alles ${invoice.number}` },
    ]);
    expect(entries[0]).toMatchObject({ status: 'matched', grounds: ['number', 'part'] });
    expect(entries[1]).toMatchObject({ status: 'proposed', reason: 'moreThanOpen', rest: { cents: 4000 } });
    expect(await accountOf(invoice)).toMatchObject({ openCents: GROSS - 4000 });
  });

  test('the other way round the whole is paid, and for the part nothing is open', async () => {
    const invoice = await bill();
    const { entries } = await receive([
      { cents: GROSS, text: `Zuerst alles ${invoice.number}` },
      { cents: 4000, text: `Dann ein Teil ${invoice.number}` },
    ]);
    expect(entries.map((entry) => [entry?.status, entry?.reason])).toEqual([
      ['matched', null],
      ['proposed', 'nothingOpen'],
    ]);
  });

  test('a cent too little is written off', async () => {
    const invoice = await bill();
    const { entries } = await receive([{ cents: GROSS - 1, text: `Ein Cent ${invoice.number}` }]);
    expect(entries[0]).toMatchObject({ status: 'matched' });
    expect(await accountOf(invoice)).toMatchObject({ openCents: 0 });
  });
});

describe('money in advance', () => {
  const inAdvance = { unit: { riskStatus: 'failed' } } as const;
  const orderRow = (orderId: string) =>
    world.db
      .selectFrom('customerOrder')
      .select(['status', 'dueGrossCents', 'paidCents'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();

  test('confirms the order that waits for it, in one amount or in two', async () => {
    for (const parts of [1, 2]) {
      const { orderId, number } = await world.book({ days: 14, customer: inAdvance });
      const { dueGrossCents } = await orderRow(orderId);
      const first = Math.floor(dueGrossCents / parts);
      const day = '2026-11-04';
      const received = await receiveOn('2026-11-04T09:00:00Z', [
        { cents: first, text: `Vorkasse ${number}`, day },
        ...(parts === 1 ? [] : [{ cents: dueGrossCents - first, text: `Rest ${number}`, day }]),
      ]);
      expect(received.map((entry) => [entry?.status, entry?.order?.number])).toEqual(
        Array.from({ length: parts }, () => ['matched', number]),
      );
      expect(await orderRow(orderId)).toMatchObject({ status: 'confirmed' });
      expect(await undoEntry(world.at(NOW), world.operator, which(received[0]))).toMatchObject({
        error: { code: 'illegal-state' },
      });
    }
  });

  test('that is too much is proposed, and confirms the order once a person agrees', async () => {
    const { orderId, number, actor } = await world.book({ days: 14, customer: inAdvance });
    const { dueGrossCents } = await orderRow(orderId);
    const at = '2026-11-04T09:30:00Z';
    const [entry] = await receiveOn(at, [{ cents: dueGrossCents + 500, text: `Zu viel ${number}`, day: '2026-11-04' }]);
    expect(entry).toMatchObject({ status: 'proposed', reason: 'moreThanOpen', order: { id: orderId } });
    expect(await orderRow(orderId)).toMatchObject({ status: 'placed' });
    const input = { businessUnitId: actor.businessUnitId, orderId, shares: [] };
    expect(await matchEntry(world.at(at), world.operator, { ...which(entry), input })).toMatchObject({ ok: true });
    expect(await orderRow(orderId)).toMatchObject({ status: 'confirmed' });
  });
});

describe('what is told again', () => {
  test('the same file twice, and the same entry in another file, add nothing', async () => {
    const entry = { cents: 5000, text: 'Einmal', reference: 'once' };
    const file = makeBankFile([entry], { id: 'twice' });
    expect(await send(file)).toMatchObject({ ok: true, value: { added: 1, known: 0 } });
    const before = await countEntries();
    expect(await send(file)).toMatchObject({ ok: true, value: { added: 0, known: 1 } });
    expect((await receive([entry, { cents: 700, text: 'Neu daneben' }])).imported).toMatchObject({
      added: 1,
      known: 1,
    });
    expect(await countEntries()).toBe(before + 1);
  });

  test('two alike without a reference are two, also when both are told again', async () => {
    const twins = [
      { cents: 5100, text: 'Zwilling' },
      { cents: 5100, text: 'Zwilling' },
    ];
    expect((await receive(twins)).imported).toMatchObject({ added: 2, known: 0 });
    expect((await receive(twins)).imported).toMatchObject({ added: 0, known: 2 });
  });

  test('one reference twice in a file is one, and a reversal under it another', async () => {
    const entry = { cents: 5200, text: 'Doppelt', reference: 'double' };
    const reversal = { cents: -5200, text: 'Storno', reference: 'double' };
    expect((await receive([entry, entry, reversal])).imported).toMatchObject({ added: 2, known: 1 });
  });

  test('a batch that was told as a whole is known when its parts are told', async () => {
    const parts = [
      { cents: 1000, text: 'Teil A' },
      { cents: 2000, text: 'Teil B' },
    ];
    await receive([{ cents: 3000, text: 'Sammler', reference: 'batch' }]);
    expect((await receive([{ cents: 3000, reference: 'batch', parts }])).imported).toMatchObject({
      added: 0,
      known: 2,
    });
  });

  test('by two people at once, as a whole and in parts, it is there once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const reference = `at once ${String(round)}`;
      const parts = [
        { cents: 1000, text: `A ${reference}` },
        { cents: 2000, text: `B ${reference}` },
      ];
      const whole = makeBankFile([{ cents: 3000, text: `Ganz ${reference}`, reference }], { id: reference });
      const split = makeBankFile([{ cents: 3000, reference, parts }], { id: reference });
      const before = await countEntries();
      const imported = await Promise.all([send(whole), send(split), send(whole), send(split)]);
      expect(imported.every(({ ok }) => ok)).toBe(true);
      const rows = await world.db
        .selectFrom('bankEntry')
        .select('text')
        .where('text', 'like', `%${reference}`)
        .orderBy('text')
        .execute();
      expect([[`Ganz ${reference}`], [`A ${reference}`, `B ${reference}`]]).toContainEqual(
        rows.map(({ text }) => text),
      );
      expect(await countEntries()).toBe(before + rows.length);
    }
  });

  test('by two people at once an invoice is paid once', async () => {
    const invoice = await bill();
    const file = makeBankFile([{ cents: GROSS, text: `Wettlauf ${invoice.number}` }], { id: 'race' });
    const imported = await Promise.all([send(file), send(file), send(file)]);
    expect(imported.flatMap((result) => (result.ok ? result.value.added : [])).toSorted((a, b) => a - b)).toEqual([
      0, 0, 1,
    ]);
    expect(await accountOf(invoice)).toMatchObject({ openCents: 0 });
    const payments = await world.db.selectFrom('settlement').select('id').where('invoiceId', '=', invoice.id).execute();
    expect(payments).toHaveLength(1);
  });
});

describe('what is refused', () => {
  test.each([
    ['a file of another account', makeBankFile([{ cents: 1 }], { account: 'DE75512108001245126199' }), 'other-account'],
    ['money of tomorrow', makeBankFile([{ cents: 1, day: '2026-12-16' }]), 'future-date'],
    ['no file of a bank', Buffer.from('Betrag;Datum'), 'not-xml'],
  ])('%s', async (_, file, problem) => {
    const before = await countEntries();
    expect(await send(file)).toMatchObject({ ok: false, error: { code: 'invalid-fields', fields: { file: problem } } });
    expect(await countEntries()).toBe(before);
  });

  test('more than 20 MB, without reading on', async () => {
    expect(await send(Buffer.alloc(20 * 1024 * 1024 + 1, 32))).toMatchObject({
      ok: false,
      error: { code: 'too-large' },
    });
  });

  test('a file where the shop does not bill', async () => {
    const deps = world.at(NOW);
    const dormant = { ...deps, settings: { ...deps.settings, sellers: {} } };
    const body = new Blob([new Uint8Array(makeBankFile([{ cents: 1 }]))]).stream();
    expect(await importStatement(dormant, world.operator, { body })).toMatchObject({
      ok: false,
      error: { code: 'illegal-state' },
    });
  });
});

describe('what a person decides', () => {
  test('what is paid too much stays the credit of the company', async () => {
    const invoice = await bill();
    const { entries } = await receive([{ cents: GROSS + 5000, text: `Zu viel ${invoice.number}` }]);
    const [entry] = entries;
    expect(entry).toMatchObject({ status: 'proposed', reason: 'moreThanOpen', rest: { cents: 5000 } });
    const input = {
      businessUnitId: invoice.businessUnitId,
      shares: [{ invoiceId: invoice.id, cents: GROSS }],
    };
    expect(await matchEntry(world.at(NOW), world.operator, { ...which(entry), input })).toMatchObject({
      ok: true,
      value: { status: 'matched', grounds: [], rest: { cents: 5000 } },
    });
    expect(await accountOf(invoice)).toMatchObject({ openCents: 0 });
    expect(await paymentOf(entry?.id)).toMatchObject([{ businessUnitId: invoice.businessUnitId, unusedCents: 5000 }]);
  });

  test('one amount is split over invoices, and pressing twice books it once', async () => {
    const billable = await makeBillable(world.db);
    const [first, second] = [await bill(billable), await bill(billable)];
    const { entries } = await receive([{ cents: 15_000, text: 'Sammelzahlung ohne Nummer' }]);
    const input = {
      businessUnitId: billable.businessUnitId,
      shares: [
        { invoiceId: first.id, cents: GROSS },
        { invoiceId: second.id, cents: 3100 },
      ],
    };
    const press = () => matchEntry(world.at(NOW), world.operator, { ...which(entries[0]), input });
    const pressed = await Promise.all([press(), press()]);
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(pressed.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'stale-version' } });
    expect([await accountOf(first), await accountOf(second)]).toMatchObject([{ openCents: 0 }, { openCents: 8800 }]);
  });

  test('more than came, more than is open, and an invoice of another company are refused whole', async () => {
    const [own, foreign] = [await bill(), await bill()];
    const { entries } = await receive([{ cents: 20_000, text: 'Nichts davon' }]);
    const attempts = [
      [{ invoiceId: own.id, cents: GROSS + 1 }],
      [{ invoiceId: own.id, cents: 20_001 }],
      [{ invoiceId: foreign.id, cents: 100 }],
    ];
    const codes = [];
    for (const shares of attempts) {
      const input = { businessUnitId: own.businessUnitId, shares };
      const refused = await matchEntry(world.at(NOW), world.operator, { ...which(entries[0]), input });
      codes.push(refused.ok ? 'ok' : refused.error.code);
    }
    expect(codes).toEqual(['amount-too-high', 'amount-too-high', 'not-found']);
    expect(await paymentOf(entries[0]?.id)).toEqual([]);
  });

  test('what was booked is taken back, is not booked by itself again, and goes to another', async () => {
    const [invoice, other] = [await bill(), await bill()];
    const { entries } = await receive([{ cents: GROSS, text: `Irrtum ${invoice.number}` }]);
    const undone = await undoEntry(world.at(NOW), world.operator, which(entries[0]));
    expect(undone).toMatchObject({ ok: true, value: { status: 'proposed', shares: [{ number: invoice.number }] } });
    expect(await accountOf(invoice)).toEqual({ openCents: GROSS, status: 'open' });
    expect(await paymentOf(entries[0]?.id)).toMatchObject([{ businessUnitId: null, unusedCents: GROSS }]);
    await receive([{ cents: 900, text: 'Irgendetwas' }]);
    expect(await accountOf(invoice)).toMatchObject({ openCents: GROSS });
    const input = { businessUnitId: other.businessUnitId, shares: [{ invoiceId: other.id, cents: GROSS }] };
    const entry = undone.ok ? undone.value : undefined;
    expect(await matchEntry(world.at(NOW), world.operator, { ...which(entry), input })).toMatchObject({ ok: true });
    expect(await accountOf(other)).toMatchObject({ openCents: 0 });
    expect(await paymentOf(entries[0]?.id)).toMatchObject([{ businessUnitId: other.businessUnitId, unusedCents: 0 }]);
  });

  test('the credit alone is booked and taken back as well', async () => {
    const { businessUnitId } = await makeBillable(world.db);
    const { entries } = await receive([{ cents: 6000, text: 'Nur Guthaben' }]);
    const input = { businessUnitId, shares: [] };
    const matched = await matchEntry(world.at(NOW), world.operator, { ...which(entries[0]), input });
    expect(matched).toMatchObject({ ok: true, value: { company: { id: businessUnitId }, rest: { cents: 6000 } } });
    const entry = matched.ok ? matched.value : undefined;
    expect(await undoEntry(world.at(NOW), world.operator, which(entry))).toMatchObject({ ok: true });
    expect(await paymentOf(entry?.id)).toMatchObject([{ businessUnitId: null }]);
  });

  test('what is no payment is put aside and fetched back, and each of it is in the log', async () => {
    const { entries, imported } = await receive([{ cents: -1500, text: 'Entgelt' }]);
    expect(imported).toMatchObject({ added: 1, matched: 0 });
    expect(imported.proposed + imported.unknown).toBe(await countOpenEntries(world.db));
    expect(entries[0]).toMatchObject({ status: 'new', unknown: 'outgoing' });
    const ignored = await ignoreEntry(world.at(NOW), world.operator, which(entries[0]));
    expect(ignored).toMatchObject({ ok: true, value: { status: 'ignored' } });
    expect(await ignoreEntry(world.at(NOW), world.operator, { entryId: entries[0]?.id ?? '' })).toMatchObject({
      error: { code: 'illegal-state' },
    });
    const entry = ignored.ok ? ignored.value : undefined;
    expect(await undoEntry(world.at(NOW), world.operator, which(entry))).toMatchObject({
      ok: true,
      value: { status: 'new' },
    });
    const log = await world.db
      .selectFrom('auditLog')
      .select(['action', 'actorId'])
      .where('objectId', '=', entries[0]?.id ?? '')
      .orderBy('id')
      .execute();
    const by = { actorId: world.operator.userId };
    expect(log).toEqual([
      { action: 'bankEntry.ignore', ...by },
      { action: 'bankEntry.undo', ...by },
    ]);
  });
});

const IBAN = 'DE89370400440532013000';

describe('whose account it is', () => {
  test('is remembered by what was matched: the amount is then enough for a proposal, and a foreign number too little', async () => {
    const billable = await makeBillable(world.db);
    const [first, second, foreign] = [await bill(billable), await bill(billable), await bill()];
    const iban = 'NL91ABNA0417164300';
    await receive([{ cents: GROSS, text: `Bekannt ${first.number}`, iban }]);
    const { entries } = await receive([
      { cents: GROSS, text: 'Ohne Nummer', iban },
      { cents: GROSS, text: `Fremde Nummer ${foreign.number}`, iban },
    ]);
    expect(entries[0]).toMatchObject({
      status: 'proposed',
      reason: 'accountAndAmount',
      ibanMasked: 'NL91 •••• •••• ••43 00',
      company: { id: billable.businessUnitId },
      shares: [{ number: second.number }],
    });
    expect(entries[1]).toMatchObject({
      status: 'proposed',
      reason: 'accountDiffers',
      company: { id: foreign.businessUnitId },
    });
    expect(await accountOf(foreign)).toMatchObject({ openCents: GROSS });
  });

  test('is known by a mandate, and still known after the key was changed', async () => {
    const billable = await makeBillable(world.db);
    const invoice = await bill(billable);
    const deps = world.at(NOW);
    const { id: mandateId } = await world.db
      .insertInto('mandate')
      .values({
        businessUnitId: billable.businessUnitId,
        reference: 'TY-BANK-1',
        scheme: 'B2B',
        ibanEncrypted: seal(deps.settings.secretKey, IBAN),
        ibanMasked: 'DE89 •••• •••• •••• ••30 00',
        accountHolder: 'Muster',
        place: 'Hamburg',
        signedOn: '2026-11-01',
        consentedAt: new Date(NOW),
        createdBy: world.operator.userId,
        createdAt: new Date(NOW),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const signed = world.db.selectFrom('mandate').select('status').where('id', '=', mandateId);
    expect(await signed.executeTakeFirst()).toEqual({ status: 'active' });
    const { entries } = await receive([{ cents: GROSS, text: 'Von meinem Konto', iban: IBAN }]);
    expect(entries[0]).toMatchObject({ reason: 'accountAndAmount', shares: [{ number: invoice.number }] });

    const secretKey = 'another key that is as long as it has to be';
    const settings = { ...deps.settings, secretKey, openingKeys: [secretKey, ...deps.settings.openingKeys] };
    await rotateKey({ ...deps, settings });
    const later = { ...deps, settings: { ...settings, openingKeys: [secretKey] } };
    const listed = await listEntries(later, world.operator, { q: 'Von meinem Konto' });
    expect(listed).toMatchObject({ ok: true, value: { items: [{ reason: 'accountAndAmount' }] } });
    await rotateKey({
      ...deps,
      settings: { ...deps.settings, openingKeys: [...deps.settings.openingKeys, secretKey] },
    });
  });

  test('never stands in the database as it is', async () => {
    const rows = await world.db.selectFrom('bankEntry').selectAll().where('ibanMasked', 'is not', null).execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(IBAN);
    expect(rows.some(({ ibanEncrypted }) => ibanEncrypted?.includes(IBAN) ?? true)).toBe(false);
  });
});

describe('whoever may have paid', () => {
  test('is found by the number of an invoice and by the name of the company, with all that is open', async () => {
    const billable = await makeBillable(world.db);
    const [first, second] = [await bill(billable), await bill(billable)];
    const { businessUnitId } = billable;
    await world.db
      .updateTable('businessUnit')
      .set({ name: 'Fernweh Spedition' })
      .where('id', '=', businessUnitId)
      .execute();
    for (const query of [{ q: second.number }, { q: 'fernw' }, { businessUnit: businessUnitId }]) {
      expect(await findPayers(world.at(NOW), world.operator, query)).toMatchObject({
        ok: true,
        value: {
          items: [
            {
              company: { id: businessUnitId, name: 'Fernweh Spedition' },
              documents: [
                { number: first.number, open: { cents: GROSS } },
                { number: second.number, open: { cents: GROSS } },
              ],
            },
          ],
        },
      });
    }
  });
});

test('money that went is the refund of a credit, once, and can be taken back', async () => {
  const billable = await makeBillable(world.db);
  const { id } = await bill(billable);
  const before = await receive([{ cents: GROSS + 5000, text: 'Zu viel, zurück' }]);
  const { businessUnitId } = billable;
  const shares = [{ invoiceId: id, cents: GROSS }];
  await matchEntry(world.at(NOW), world.operator, { ...which(before.entries[0]), input: { businessUnitId, shares } });
  const [payment] = await world.db
    .selectFrom('payment')
    .select('id')
    .where('bankEntryId', '=', before.entries[0]?.id ?? '')
    .execute();
  const { entries } = await receive([{ cents: -5000, text: 'Erstattung an Zahler' }]);
  const [entry] = entries;
  expect(entry).toMatchObject({ status: 'new', unknown: 'outgoing' });
  const refund = (cents: number) =>
    refundMoney(world.at(NOW), world.operator, {
      id: payment?.id ?? '',
      input: { bookedOn: '2026-12-10', cents, bankEntryId: entry?.id ?? '' },
      idempotencyKey: randomUUID(),
    });
  expect(await refund(4000)).toMatchObject({ error: { code: 'illegal-state' } });
  const pressed = await Promise.all([refund(5000), refund(5000)]);
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  const after = await listEntries(world.at(NOW), world.operator, { limit: 100 });
  const shown = after.ok ? after.value.items.find((item) => item.id === entry?.id) : undefined;
  expect(shown).toMatchObject({ status: 'matched', company: { id: businessUnitId } });

  const unusedOf = async (paymentId = '') =>
    (await world.db.selectFrom('payment').select('unusedCents').where('id', '=', paymentId).executeTakeFirstOrThrow())
      .unusedCents;
  expect(await unusedOf(payment?.id)).toBe(0);
  // Taken back, the credit waits again and the refund is nobody's; the same entry can show another one.
  const undone = await undoEntry(world.at(NOW), world.operator, which(shown));
  expect(undone).toMatchObject({ ok: true, value: { status: 'new', company: null } });
  expect(await unusedOf(payment?.id)).toBe(5000);
  expect(await undoEntry(world.at(NOW), world.operator, which(shown))).toMatchObject({
    error: { code: 'stale-version' },
  });
  const refunds = () =>
    world.db
      .selectFrom('payment')
      .select(['id', 'businessUnitId', 'returnsId', 'unusedCents'])
      .where('bankEntryId', '=', entry?.id ?? '')
      .execute();
  const [left, ...more] = await refunds();
  expect([left, more]).toMatchObject([{ businessUnitId: null, returnsId: null, unusedCents: -5000 }, []]);
  const log = await world.db
    .selectFrom('auditLog')
    .select('action')
    .where('objectId', 'in', [entry?.id ?? '', left?.id ?? ''])
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    'bankEntry.match',
    'payment.refund',
    'payment.undo',
    'bankEntry.undo',
  ]);

  // What a credit note is about, of another company.
  const other = await makeBillable(world.db);
  const { id: corrects } = await bill(other);
  const credit = { kind: 'creditNote', netCents: 5000, on: '2026-12-01', corrects } as const;
  const { id: creditNoteId } = await inTransaction(world.db, (trx) => issueInvoice(trx, other, credit));
  const openOf = async () =>
    (
      await world.db
        .selectFrom('invoiceAccount')
        .select('openCents')
        .where('invoiceId', '=', creditNoteId)
        .executeTakeFirstOrThrow()
    ).openCents;
  const input = { bookedOn: '2026-12-10', cents: 5000, bankEntryId: entry?.id ?? '' };
  const payOut = () =>
    refundMoney(world.at(NOW), world.operator, { id: creditNoteId, input, idempotencyKey: randomUUID() });
  expect(await payOut()).toMatchObject({ ok: true, value: { answer: { id: left?.id } } });
  expect([await openOf(), await refunds()]).toMatchObject([950, [{ businessUnitId: other.businessUnitId }]]);
  expect(await undoEntry(world.at(NOW), world.operator, { entryId: entry?.id ?? '' })).toMatchObject({ ok: true });
  expect([await openOf(), await refunds()]).toMatchObject([5950, [{ businessUnitId: null, unusedCents: -5000 }]]);
  // And of the first again: nothing is lost on the way.
  expect(await refund(5000)).toMatchObject({ ok: true, value: { answer: { id: left?.id } } });
  expect([await unusedOf(payment?.id), await refunds()]).toMatchObject([
    0,
    [{ businessUnitId, returnsId: payment?.id, unusedCents: 0 }],
  ]);
});

describe('the list', () => {
  test('is paged from the newest day on, each entry once', async () => {
    const all = await countEntries();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listEntries(world.at(NOW), world.operator, { limit: 7, ...(cursor && { cursor }) });
      if (!page.ok) throw new Error(page.error.code);
      seen.push(...page.value.items.map(({ id }) => id));
      cursor = page.value.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(all);
    expect(seen).toHaveLength(all);
  });
});

describe('the database refuses by name', () => {
  test.each([
    ['whoever changes what the bank has said', sql`update bank_entry set cents = cents + 1`, 'bank_entry_stays'],
    ['whoever deletes an entry', sql`delete from bank_entry`, 'bank_entry_is_append_only'],
    ['whoever changes a file', sql`update bank_statement set entries = entries + 1`, 'bank_statement_is_append_only'],
    [
      'a company of what is not matched',
      sql`update bank_entry set status = 'new', business_unit_id = (select id from business_unit limit 1)`,
      'bank_entry_company',
    ],
    [
      'a decision without its time',
      sql`update bank_entry set status = 'ignored', decided_at = null, business_unit_id = null`,
      'bank_entry_decided',
    ],
  ])('%s', async (_, statement, constraint) => {
    expect(await refusalOf(() => statement.execute(world.db))).toBe(constraint);
  });
});

test('the page searches for what the list takes, opens whatever its address says, and counts what it shows', async () => {
  const { entries } = await receive([{ cents: 1, text: 'Suche Birnbaum' }]);
  const refuse = () => {
    throw new Error('The page asks for more than its address');
  };
  const load = (search: string) =>
    loadBank(
      {
        deps: world.at(NOW),
        locale: 'de',
        format: { ...createFormat('de'), year: '2026' },
        config: toPublicConfig(parseEnv({}), 'test'),
        nonce: '',
        getActor: async () => world.operator,
        findMove: refuse,
        getSignUpCookie: refuse,
        unknownPath: undefined,
        isUnavailable: false,
        logError: refuse,
      },
      new URL(`https://shop.example/admin/bank?${search}`),
    );
  const found = await load('q=+Birnbaum+');
  expect([found.isFiltered, found.unknown.map(({ text }) => text)]).toEqual([true, ['Suche Birnbaum']]);
  for (const search of ['', 'q=', 'q=%00', `q=${'x'.repeat(101)}`, 'status=none']) {
    expect([search, (await load(search)).isFiltered]).toEqual([search, false]);
  }
  // What the last import has found is history: the bar and the columns go by what could be proposed now.
  const entryIds = entries.flatMap((entry) => entry?.id ?? []);
  for (const status of ['proposed', 'new'] as const) {
    await markEntries(world.db, { entryIds, status });
    const { sums, proposed, unknown, isWhole } = await load('');
    expect(isWhole).toBe(true);
    const shown = [proposed, unknown].map((column) => ({
      count: column.length,
      cents: column.reduce((sum, { cents }) => sum + Math.max(0, cents), 0),
    }));
    expect([sums.proposed, sums.unknown]).toMatchObject(shown);
    expect(unknown.map(({ id }) => id)).toEqual(expect.arrayContaining(entryIds));
  }
});
