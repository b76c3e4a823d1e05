import type { AdminAccount } from '#contract/admin-payment.ts';
import { sum as sumUp } from '#domain/money/money.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Format } from '#i18n/format.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getAccount } from '#services/account/get-account.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { findWaiting, loadWaiting } from '../approval/load-waiting.server.ts';
import { shareOut } from './share-out.ts';

/** The latest; the statement of any days has the others. */
const MOST_SHOWN = 50;

/** The account of a company, as the operator sees it; null where somebody else bills. */
export async function loadAccount(request: PageRequest, businessUnitId: string) {
  const { deps, format, getActor, config } = request;
  if (!config.billsHere) return null;
  const account = requireValue(await getAccount(deps, await getActor(), businessUnitId));
  const { exposure, creditLimitCents, isWhole, debtorNumber, areDebitsBlocked } = account;
  const { openClaims, dunningHeldUntil } = account;
  const waiting = await loadWaiting(request, { businessUnit: businessUnitId });
  return {
    businessUnitId,
    waiting,
    company: account.name,
    hold: dunningHeldUntil === null ? null : { day: dayText(format, dunningHeldUntil), on: dunningHeldUntil },
    claims: {
      total: format.money(sumUp(openClaims.map(({ amount }) => amount))),
      items: openClaims.map(({ id, kind, invoiceId, invoiceNumber, from, to, amount }) => ({
        id,
        kind,
        invoiceId,
        invoice: invoiceNumber,
        days: from === null || to === null ? null : `${dayText(format, from)} – ${dayText(format, to)}`,
        amount: format.money(amount),
      })),
    },
    today: operatorToday(toInstant(deps.clock.now())).toString(),
    debtorNumber: debtorNumber === null ? null : String(debtorNumber),
    open: format.money(account.open),
    credit: format.money(account.credit),
    balance: format.money(account.balance),
    exposure: format.money(exposure),
    limit: creditLimitCents === null ? null : format.money({ cents: creditLimitCents, currency: 'EUR' }),
    isOverLimit: creditLimitCents !== null && exposure.cents > creditLimitCents,
    isWhole: isWhole && account.entries.length <= MOST_SHOWN,
    areDebitsBlocked,
    entries: account.entries.slice(0, MOST_SHOWN).map((entry) => ({
      ...toEntryView(entry, account, request),
      /** Until somebody else has decided, it cannot be asked for again. */
      waits: {
        writeOff: findWaiting(waiting, 'writeOff', entry.id),
        refund: findWaiting(waiting, 'refund', entry.id),
      },
    })),
  };
}

export type AccountView = NonNullable<Awaited<ReturnType<typeof loadAccount>>>;
export type EntryView = AccountView['entries'][number];

const dayText = (format: Format, day: string): string => format.date(`${day}T12:00:00Z`, 'UTC');

/** What can be used for invoices, or sent back. */
const SOURCES: readonly string[] = ['transfer', 'directDebit', 'creditNote'];

function toEntryView(
  { kind, on, amount, open, balance, dueOn, status, ...entry }: AdminAccount['entries'][number],
  { payable }: AdminAccount,
  { format, locale }: Pick<PageRequest, 'format' | 'locale'>,
) {
  const isDocument = kind === 'invoice' || kind === 'creditNote' || kind === 'claim';
  const isSource = SOURCES.includes(kind) && open.cents > 0;
  const shares = isSource ? shareOut(open.cents, payable) : [];
  const numbers = shares.flatMap(({ invoiceId }) => payable.find(({ id }) => id === invoiceId)?.number ?? []);
  const used = shares.reduce((sum, { cents }) => sum + cents, 0);
  return {
    ...entry,
    title: getIntl(locale).formatMessage({
      id: isDocument ? `document.invoice.title.${kind}` : `adminAccount.kind.${kind}`,
    }),
    day: dayText(format, on),
    amount: format.money(amount),
    balance: format.money(balance),
    openCents: open.cents,
    open: open.cents === 0 ? null : format.money(open),
    isSource,
    dueOn: dueOn !== null && open.cents > 0 ? dayText(format, dueOn) : null,
    isWrittenOff: status === 'writtenOff',
    canWriteOff: isDocument && !isSource && status === 'open',
    shares,
    use: { amount: format.money({ cents: used, currency: 'EUR' }), documents: numbers.join(', ') },
  };
}
