import { type Edit, type Mutation, NO_TRAILER_LOCK } from './lock-mutation.ts';
import { PLACE_LOCK_MUTATIONS } from './place-lock-mutations.ts';

const RACES = 'test/faults/checkout-races.test.ts';
const KILLS = 'test/faults/kill-server.test.ts';
const ALLOCATIONS = 'test/integration/allocation.test.ts';
const APPROVALS = 'test/integration/approvals.test.ts';
const LAST_ADMIN = 'test/integration/staff-last-admin.test.ts';
const PAYMENTS = 'test/integration/payment.test.ts';
const FORGOTTEN_KEY: Edit = {
  file: 'src/db/idempotency.queries.ts',
  from: 'if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;',
  to: 'if (claimed.numInsertedOrUpdatedRows !== undefined) return undefined;',
};
export const MUTATIONS: readonly Mutation[] = [
  ...PLACE_LOCK_MUTATIONS,
  {
    name: 'constraint',
    edits: [
      NO_TRAILER_LOCK,
      {
        file: 'src/db/migrations/0008-allocations.sql',
        from: ',\n  constraint allocation_no_overlap exclude using gist (trailer_id with =, tstzrange(starts_at, ends_at) with &&)',
        to: '',
      },
      {
        file: 'src/db/booking/rental.queries.ts',
        from: 'on conflict on constraint allocation_no_overlap do nothing',
        to: '',
      },
    ],
    file: RACES,
    test: 'checkouts at once on',
  },
  { name: 'trailer-lock', edits: [NO_TRAILER_LOCK], file: RACES, test: 'in any order of lines' },
  { name: 'trailer-lock-of-holds', edits: [NO_TRAILER_LOCK], file: RACES, test: 'cancellations and expiry at once' },
  {
    name: 'trailer-lock-of-swaps',
    edits: [
      {
        file: 'src/services/admin/booking/swap-trailer.ts',
        from: 'await lockTrailers(trx, [booking.trailerId, trailerId, ...moves.flatMap(({ from, to }) => [from, to])]);',
        to: 'void lockTrailers;',
      },
    ],
    file: 'test/integration/admin-races.test.ts',
    test: 'off the market',
  },
  {
    name: 'trailer-lock-of-chains',
    edits: [
      {
        file: 'src/services/planning/move-bookings.ts',
        from: 'await lockTrailers(trx, [self.trailerId, ...rentals.flatMap((move) => [move.from, move.to])]);',
        to: 'void lockTrailers;',
      },
    ],
    file: 'test/integration/extension-chain.test.ts',
    test: 'one extension has the free twin',
  },
  {
    name: 'protocol-lock-of-swaps',
    edits: [
      {
        file: 'src/db/handover/handover.queries.ts',
        from: 'selectOfKind(trx, which).forUpdate()',
        to: 'selectOfKind(trx, which)',
      },
    ],
    file: 'test/integration/swap-at-pick-up.test.ts',
    test: 'comes first and wins',
  },
  {
    name: 'approval-lock',
    edits: [
      {
        file: 'src/db/approval/approval.queries.ts',
        from: "await trx.selectFrom('approval').select('id').where('id', '=', approvalId).forUpdate().execute();",
        to: '',
      },
    ],
    file: APPROVALS,
    test: 'of two who agree at once counts once',
  },
  {
    name: 'approval-two-people',
    edits: [
      {
        file: 'src/db/migrations/0165-approvals.sql',
        from: "when 'approved' then decided_by is not null and decided_by <> asked_by",
        to: "when 'approved' then decided_by is not null",
      },
    ],
    file: APPROVALS,
    test: 'lets nobody agree to what they have asked for',
  },
  {
    name: 'approval-is-frozen',
    edits: [
      {
        file: 'src/db/migrations/0165-approvals.sql',
        from: 'create trigger approval_is_frozen before update or delete on approval\n  for each row execute function guard_approval();',
        to: '',
      },
    ],
    file: APPROVALS,
    test: 'keeps what was asked and what was decided',
  },
  {
    name: 'approval-of-somebody-else',
    edits: [
      {
        file: 'src/services/approval/require-decider.ts',
        from: "return approval.askedBy === admin.value.userId ? refuse('approval-own') : ok(approval);",
        to: 'return ok(approval);',
      },
    ],
    file: APPROVALS,
    test: 'is waited for above the sum, and then it is done under both names',
  },
  {
    name: 'staff-last-admin-blocked',
    edits: [
      {
        file: 'src/db/migrations/0147-last-staff-admin-blocked.sql',
        from: 'create trigger user_account_last_staff_admin after update of status on user_account',
        to: 'create trigger user_account_last_staff_admin after update of locale on user_account',
      },
    ],
    file: LAST_ADMIN,
    test: 'the last admin cannot be blocked',
  },
  {
    name: 'staff-last-admin-lock',
    edits: [
      {
        file: 'src/db/migrations/0146-staff.sql',
        from: "perform pg_advisory_xact_lock(hashtext('staff_member_last_admin'));",
        to: '',
      },
    ],
    file: LAST_ADMIN,
    test: 'of two admins who block each other at once one is left',
  },
  {
    name: 'trailer-lock-of-moves',
    edits: [NO_TRAILER_LOCK],
    file: ALLOCATIONS,
    test: 'neighbours on both sides and a newcomer',
  },
  {
    name: 'trailer-lock-of-one',
    edits: [
      {
        file: 'src/db/booking/allocation.queries.ts',
        from: "status <> 'retired' for no key update",
        to: "status <> 'retired'",
      },
    ],
    file: ALLOCATIONS,
    test: 'waits for whoever has locked the trailer',
  },
  {
    name: 'unit-lock',
    edits: [{ file: 'src/db/order/orderer.queries.ts', from: ' for no key update of b`', to: '`' }],
    file: RACES,
    test: 'stay within its credit',
  },
  {
    name: 'idempotency-key',
    edits: [FORGOTTEN_KEY],
    file: RACES,
    test: 'one idempotency key',
  },
  { name: 'idempotency-key-after-a-kill', edits: [FORGOTTEN_KEY], file: KILLS, test: 'no order is lost or doubled' },
  {
    name: 'lines-of-one-cart',
    edits: [
      NO_TRAILER_LOCK,
      {
        file: 'src/services/line/assess-lines.ts',
        from: 'allocations: [...alone.allocations, ...mine]',
        to: 'allocations: alone.allocations',
      },
      { file: 'src/services/order/write-order.ts', from: 'if (taken < lines.length)', to: 'if (taken < 0)' },
    ],
    file: RACES,
    test: 'two lines on one trailer',
  },
  {
    name: 'quote-lock',
    edits: [
      {
        file: 'src/db/quote/quote.queries.ts',
        from: '    .forUpdate()\n',
        to: '',
      },
    ],
    file: 'test/integration/quotes.test.ts',
    test: 'one who accepts and a desk that withdraws',
  },
  {
    name: 'billing-locks',
    edits: [
      { file: 'src/db/billing/billed-order.queries.ts', from: "    .forNoKeyUpdate('k')\n", to: '' },
      {
        file: 'src/db/billing/billed-order.queries.ts',
        from: "    .forUpdate('o')\n",
        to: '',
      },
    ],
    file: 'test/integration/billing-races.test.ts',
    test: 'at the same time as another bills each order once',
  },
  {
    name: 'invoice-number-gap',
    edits: [
      {
        file: 'src/db/migrations/0046-invoices.sql',
        from: 'if not exists (select from invoice where series = new.series',
        to: 'if false and not exists (select from invoice where series = new.series',
      },
    ],
    file: 'test/integration/invoice-guards.test.ts',
    test: 'that no document gets are refused at the end',
  },
  {
    name: 'invoice-credit-lock',
    edits: [
      {
        file: 'src/db/migrations/0046-invoices.sql',
        from: '  perform from invoice_account where invoice_id = corrected for update;\n',
        to: '',
      },
    ],
    file: 'test/integration/invoice-guards.test.ts',
    test: 'waits for another over New Year, and never gives back more than is left',
  },
  {
    name: 'export-lock',
    edits: [
      {
        file: 'src/db/export/pending-booking.queries.ts',
        from: "await sql`select pg_advisory_xact_lock(hashtextextended('export', 0))`.execute(trx);",
        to: 'void trx;',
      },
    ],
    file: 'test/integration/exports.test.ts',
    test: 'waits for another that is being made, and holds nothing of it',
  },
  {
    name: 'export-once',
    edits: [
      {
        file: 'src/db/migrations/0084-exports.sql',
        from: 'create unique index export_row_document_once',
        to: 'create index export_row_document_once',
      },
    ],
    file: 'test/integration/exports.test.ts',
    test: 'a booking twice',
  },
  {
    name: 'debit-batch-lock',
    edits: [
      {
        file: 'src/db/debit/debit-batch.queries.ts',
        from: "where('id', '=', batchId).forUpdate()",
        to: "where('id', '=', batchId)",
      },
    ],
    file: 'test/integration/debits.test.ts',
    test: 'exported by two people at once is exported once',
  },
  {
    name: 'debit-one-live',
    edits: [
      {
        file: 'src/db/migrations/0072-debits.sql',
        from: "create unique index debit_one_live on debit (invoice_id) where status in ('planned', 'exported', 'collected');",
        to: '',
      },
      {
        file: 'src/db/debit/debit-batch.queries.ts',
        from: `    .onConflict((conflict) =>
      conflict.column('invoiceId').where('status', 'in', ['planned', 'exported', 'collected']).doNothing(),
    )
`,
        to: '',
      },
    ],
    file: 'test/integration/debit-guards.test.ts',
    test: 'a second live debit of an invoice',
  },
  {
    name: 'debit-return-lock',
    edits: [
      {
        file: 'src/db/debit/debit.queries.ts',
        from: ' for no key update`',
        to: '`',
      },
    ],
    file: 'test/integration/debits.test.ts',
    test: 'for the third time within twelve months ends collecting from the company',
  },
  {
    name: 'dunning-lock',
    edits: [
      {
        file: 'src/services/dunning/send-letters.ts',
        from: '  await lockOverdue(trx, { today, businessUnitIds });\n',
        to: '  void lockOverdue;\n',
      },
    ],
    file: 'test/integration/dunning.test.ts',
    test: 'is sent once, however many press at the same time',
  },
  {
    name: 'dunning-claim-lock',
    edits: [
      {
        file: 'src/services/dunning/change-claim.ts',
        from: '    await lockAccounts(trx, { businessUnitId, invoiceIds: [invoiceId] });\n',
        to: '    void lockAccounts;\n',
      },
    ],
    file: 'test/integration/dunning.test.ts',
    test: 'is ended once, whoever waives and pays it at the same time',
  },
  {
    name: 'account-lock',
    edits: [
      { file: 'src/db/payment/settlement.queries.ts', from: "    .forUpdate('a')\n", to: '' },
      { file: 'src/db/payment/settlement.queries.ts', from: '    .forUpdate()\n', to: '' },
    ],
    file: PAYMENTS,
    test: 'of thirty who settle at once pays no more than is open',
  },
  {
    name: 'payment-lock',
    edits: [
      {
        file: 'src/services/ledger/undo-payment.ts',
        from: '  await lockPayment(trx, paymentId);\n',
        to: '  void lockPayment;\n',
      },
    ],
    file: PAYMENTS,
    test: 'while more is settled with the money is left as it is',
  },
  {
    name: 'settlement-reversed-once',
    edits: [
      {
        file: 'src/db/migrations/0056-payments.sql',
        from: 'constraint settlement_reversed_once unique ',
        to: '',
      },
    ],
    file: 'test/integration/payment-guards.test.ts',
    test: 'is taken back once, also by two at the same time',
  },
  {
    name: 'advance-order-lock',
    edits: [
      {
        file: 'src/db/order/order.queries.ts',
        from: `    .where(inScope('businessUnitId', scope))
    .forUpdate()`,
        to: `    .where(inScope('businessUnitId', scope))`,
      },
    ],
    file: 'test/integration/advance-payment.test.ts',
    test: 'comes once, however many say so at the same time',
  },
  {
    name: 'bank-import-lock',
    edits: [
      {
        file: 'src/services/bank/import-statement.ts',
        from: 'await lockBankAccount(trx, account);',
        to: 'void lockBankAccount;',
      },
    ],
    file: 'test/integration/bank.test.ts',
    test: 'as a whole and in parts, it is there once',
  },
  {
    name: 'bank-entry-lock',
    edits: [{ file: 'src/db/bank/bank-entry.queries.ts', from: ".forUpdate('e')", to: '' }],
    file: 'test/integration/bank.test.ts',
    test: 'pressing twice books it once',
  },
];
