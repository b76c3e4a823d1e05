import { type BankEntry, type BankEntryStatus, bankEntryQuery } from '#contract/admin-bank.ts';
import { isReturnCode } from '#domain/debit/return-code.ts';
import { money } from '#domain/money/money.ts';
import type { Format } from '#i18n/format.ts';
import { type BankOverview, getOverview } from '#services/bank/get-overview.ts';
import { listEntries } from '#services/bank/list-entries.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { shortIban } from './short-iban.ts';

/** So many are shown of what waits; more would not be worked off at a glance. */
const MOST_OPEN = 100;
const MOST_BOOKED = 30;

export async function loadBank(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const { q = '' } = readListQuery(bankEntryQuery, searchParams);
  const overview = requireValue(await getOverview(deps, actor));
  const list = async (status: BankEntryStatus, limit: number) => {
    const page = requireValue(await listEntries(deps, actor, { status, limit, ...(q !== '' && { q }) }));
    return { entries: page.items.map((entry) => toEntryView(entry, format)), isWhole: page.nextCursor === null };
  };
  const [found, proposed, booked, aside] = [
    await list('new', MOST_OPEN),
    await list('proposed', MOST_OPEN),
    await list('matched', MOST_BOOKED),
    await list('ignored', MOST_BOOKED),
  ];
  // Things may have changed since the import: what is proposed now decides where an entry stands.
  const open = [...proposed.entries, ...found.entries];
  return {
    title: pageTitle(request, 'adminBank.title'),
    isBilledHere: overview.isBilledHere,
    account: shortIban(overview.account),
    newest: overview.newest && { kind: overview.newest.kind, time: recordTime(format, overview.newest.importedAt) },
    sums: toSums(overview, format),
    booked: booked.entries,
    proposed: open.filter(({ unknown }) => unknown === null),
    unknown: open.filter(({ unknown }) => unknown !== null),
    aside: aside.entries,
    isWhole: found.isWhole && proposed.isWhole,
    isFiltered: q !== '',
  };
}

export type BankView = Awaited<ReturnType<typeof loadBank>>;
export type EntryView = BankView['booked'][number];

const toSums = ({ sums }: BankOverview, format: Format) => {
  const toSum = ({ count, cents }: BankOverview['sums']['new']) => ({
    count,
    cents,
    amount: format.money(money(cents)),
  });
  return { booked: toSum(sums.matched), proposed: toSum(sums.proposed), unknown: toSum(sums.new) };
};

const toDebitsView = ({ fee, code, ...debits }: NonNullable<BankEntry['debits']>, format: Format) => ({
  ...debits,
  fee: fee.cents === 0 ? null : format.money(fee),
  code,
  /** Banks know codes that have no words here. */
  word: code === null ? null : isReturnCode(code) ? code : ('other' as const),
});

const toEntryView = ({ amount, bookedOn, rest, shares, debits, ...entry }: BankEntry, format: Format) => ({
  ...entry,
  debits: debits && toDebitsView(debits, format),
  bookedOn,
  day: format.day(`${bookedOn}T12:00:00Z`, 'UTC'),
  cents: amount.cents,
  amount: format.money(amount),
  restCents: rest.cents,
  rest: format.money(rest),
  shares: shares.map((share) => ({
    invoiceId: share.invoiceId,
    number: share.number,
    cents: share.amount.cents,
    amount: format.money(share.amount),
  })),
});
