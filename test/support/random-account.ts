import * as fc from 'fast-check';
import { releasePayment } from '#db/bank/bank-entry.queries.ts';
import type { Database, Transaction } from '#db/client.ts';
import { payClaim, waiveClaim } from '#db/dunning/dunning-claim.queries.ts';
import { insertPayment } from '#db/payment/payment.queries.ts';
import { insertSettlement, lockAccounts } from '#db/payment/settlement.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { addClaim } from '#services/dunning/add-claim.ts';
import { offsetCredit } from '#services/ledger/offset-credit.ts';
import { settleInvoices } from '#services/ledger/settle-invoices.ts';
import { takePayment } from '#services/ledger/take-payment.ts';
import { undoPayment } from '#services/ledger/undo-payment.ts';
import { writeOff } from '#services/ledger/write-off.ts';
import { type Billable, issueInvoice } from './issue-invoice.ts';

const NOON = 'T11:00:00Z';

type Ground = Awaited<ReturnType<typeof lookAt>>;
type Act = (ground: Ground) => Promise<unknown>;

/** Each does one thing to an account, if there is something it fits. */
const ACTS = {
  bill: ({ trx, billable, cents, day }) => issueInvoice(trx, billable, { netCents: cents, on: day }),
  credit: async ({ trx, billable, accounts, pick, least, day }) => {
    const corrects = pick(accounts.filter(({ kind }) => kind === 'invoice'));
    if (!corrects || accounts.some(({ kind }) => kind === 'creditNote')) return;
    const netCents = least(corrects.netCents);
    await issueInvoice(trx, billable, { kind: 'creditNote', corrects: corrects.invoiceId, netCents, on: day });
  },
  pay: ({ trx, businessUnitId, cents, day, which, acting }) =>
    takePayment(trx, { businessUnitId, kind: 'transfer', bookedOn: addDays(day, -(which % 3)), cents }, acting),
  settle: async ({ trx, businessUnitId, invoice, paid, least, acting }) => {
    if (!invoice || !paid) return;
    const shares = [{ invoiceId: invoice.invoiceId, cents: least(invoice.openCents, paid.unusedCents) }];
    await settleInvoices(trx, { businessUnitId, paymentId: paid.id, shares }, acting);
  },
  offset: async ({ trx, businessUnitId, invoice, note, least, acting }) => {
    if (!invoice || !note) return;
    const ids = { invoiceId: invoice.invoiceId, creditNoteId: note.invoiceId };
    await lockAccounts(trx, { businessUnitId, invoiceIds: Object.values(ids) });
    await offsetCredit(trx, { businessUnitId, ...ids, cents: least(invoice.openCents, note.openCents) }, acting);
  },
  writeOff: async ({ trx, businessUnitId, invoice, least, acting }) => {
    if (!invoice) return;
    const { invoiceId, openCents } = invoice;
    await lockAccounts(trx, { businessUnitId, invoiceIds: [invoiceId] });
    await writeOff(trx, { businessUnitId, invoiceId, cents: least(openCents) }, acting);
  },
  undo: async ({ trx, money, pick, acting }) => {
    const used = pick(money.filter(({ kind, cents, unusedCents }) => kind !== 'refund' && unusedCents < cents));
    if (used) await undoPayment(trx, { paymentId: used.id }, acting);
  },
  refund: async ({ trx, note, least, written, day }) => {
    if (!note) return;
    const cents = least(note.openCents);
    const { id } = await insertPayment(trx, { ...written, kind: 'refund', bookedOn: day, cents: -cents });
    await insertSettlement(trx, { ...written, invoiceId: note.invoiceId, paymentId: id, cents });
  },
  sendBack: async ({ trx, paid, least, written, day }) => {
    if (!paid) return;
    const back = { kind: 'refund', bookedOn: day, cents: -least(paid.unusedCents), returnsId: paid.id } as const;
    await insertPayment(trx, { ...written, ...back });
  },
  collect: async ({ trx, businessUnitId, invoice, day, acting }) => {
    if (!invoice) return;
    const { invoiceId, openCents: cents } = invoice;
    const debit = { businessUnitId, kind: 'directDebit', bookedOn: day, cents } as const;
    const { id: paymentId } = await takePayment(trx, debit, acting);
    await settleInvoices(trx, { businessUnitId, paymentId, shares: [{ invoiceId, cents }] }, acting);
  },
  debitReturn: async ({ trx, money, pick, written, day, acting }) => {
    const gone = new Set(money.flatMap(({ returnsId }) => returnsId ?? []));
    const debit = pick(money.filter(({ id, kind }) => kind === 'directDebit' && !gone.has(id)));
    if (!debit) return;
    const { id, cents, unusedCents } = debit;
    if (unusedCents < cents) await undoPayment(trx, { paymentId: id }, acting);
    await insertPayment(trx, { ...written, kind: 'debitReturn', bookedOn: day, cents: -cents, returnsId: id });
  },
  claim: async ({ trx, businessUnitId, accounts, pick, cents, acting }) => {
    const invoice = pick(accounts.filter(({ kind }) => kind === 'invoice'));
    if (!invoice) return;
    const { invoiceId } = invoice;
    await addClaim(trx, { businessUnitId, invoiceId, kind: 'bankFee', cents: 1 + (cents % 900) }, acting);
  },
  payClaim: async ({ trx, businessUnitId, claim, paid, userId, acting }) => {
    if (!claim || !paid || paid.unusedCents < claim.cents) return;
    const now = { userId, now: acting.now };
    await payClaim(trx, { businessUnitId, claimId: claim.id, paymentId: paid.id, ...now });
  },
  waive: async ({ trx, businessUnitId, claim, userId, acting }) => {
    if (!claim) return;
    await waiveClaim(trx, { businessUnitId, claimId: claim.id, reason: 'x', userId, now: acting.now });
  },
  release: async ({ trx, money, pick }) => {
    const whole = pick(money.filter(({ kind, cents, unusedCents }) => kind === 'transfer' && unusedCents === cents));
    if (whole) await releasePayment(trx, whole.id);
  },
} as const satisfies Record<string, Act>;

type ActName = keyof typeof ACTS;
export type AccountStep = { readonly act: ActName; readonly cents: number; readonly which: number };
type Account = Billable & {
  /** Whoever decides about claims. */
  readonly userId: string;
};

/** What settles and what pays claims comes more often: it has to find something that fits. */
const NAMES = [...(Object.keys(ACTS) as ActName[]), 'settle', 'claim', 'payClaim', 'payClaim'] as const;

export const accountStep: fc.Arbitrary<AccountStep> = fc.record({
  act: fc.constantFrom(...NAMES),
  cents: fc.integer({ min: 3, max: 50_000 }),
  which: fc.nat(9),
});

/** Enough for every act to find something. */
export const FIRST_STEPS = (['bill', 'pay', 'bill', 'settle', 'credit', 'claim', 'pay'] as const).map(
  (act): AccountStep => ({ act, cents: 30_000, which: 0 }),
);

/** Does one thing to the account that fits how it stands, on a day. */
export const playStep = (db: Database, account: Account, step: AccountStep, day: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await ACTS[step.act](await lookAt(trx, account, step, day));
  });

async function lookAt(trx: Transaction, { userId, ...billable }: Account, { cents, which }: AccountStep, day: string) {
  const { businessUnitId } = billable;
  const accounts = await trx
    .selectFrom('invoiceAccount as a')
    .innerJoin('invoice as i', 'i.id', 'a.invoiceId')
    .select(['a.invoiceId', 'i.kind', 'a.openCents', 'i.netCents'])
    .where('a.businessUnitId', '=', businessUnitId)
    .orderBy('i.number')
    .execute();
  const money = await trx
    .selectFrom('payment')
    .selectAll()
    .where('businessUnitId', '=', businessUnitId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const claims = await trx
    .selectFrom('dunningClaim')
    .select(['id', 'cents'])
    .where('businessUnitId', '=', businessUnitId)
    .where('waivedAt', 'is', null)
    .where('paidAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const now = new Date(`${day}${NOON}`);
  const pick = <T>(from: readonly T[]): T | undefined => from[which % Math.max(from.length, 1)];
  const open = accounts.filter(({ openCents }) => openCents > 0);
  return {
    trx,
    billable,
    businessUnitId,
    userId,
    cents,
    which,
    day,
    accounts,
    money,
    acting: { by: { kind: 'system' }, now } as const,
    written: { businessUnitId, createdAt: now },
    pick,
    least: (...limits: readonly number[]) => Math.min(cents, ...limits),
    invoice: pick(open.filter(({ kind }) => kind === 'invoice')),
    note: pick(open.filter(({ kind }) => kind === 'creditNote')),
    paid: pick(money.filter(({ kind, unusedCents }) => kind === 'transfer' && unusedCents > 0)),
    claim: pick(claims),
  };
}
