import type { DunningClaim, DunningNotice, DunningOverview, DunningProposal } from '#contract/admin-dunning.ts';
import { halfYearOf, nextHalfYear } from '#domain/dunning/half-year.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { Format } from '#i18n/format.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { listProposals } from '#services/dunning/list-proposals.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { dayText } from '../debit/day-text.server.ts';
import { pageAfter } from '../list/page-after.server.ts';

/** Fewer than can be written to at once. */
const ON_A_PAGE = 20;

export async function loadDunning(request: PageRequest, { searchParams }: URL) {
  const { deps, format, locale, getActor } = request;
  const overview = requireValue(await listProposals(deps, await getActor()));
  const { isBilledHere, isAutomatic, isWhole, proposals, claims, letters, baseRates } = overview;
  const today = localDate(deps.clock.now(), OPERATOR_ZONE);
  const { shown, nextCursor } = pageAfter(proposals, {
    idOf: ({ businessUnitId }) => businessUnitId,
    cursor: searchParams.get('cursor'),
    size: ON_A_PAGE,
  });
  return {
    title: pageTitle(request, 'word.noun.dunning'),
    today,
    isBilledHere,
    isAutomatic,
    isWhole: isWhole || nextCursor !== null,
    proposals: shown.map((proposal) => toProposalView(proposal, format)),
    nextCursor,
    claims: claims.map((claim) => toClaimView(claim, overview, format)),
    letters: letters.map((letter) => toLetterView(letter, format)),
    rates: baseRates.rates.map((rate) => toRateView(rate, { format, locale })),
    missing: baseRates.missing.map((day) => dayText(format, day)),
    halfYears: toHalfYears(baseRates.missing, today).map((id) => ({ id, label: dayText(format, id) })),
  };
}

export type DunningView = Awaited<ReturnType<typeof loadDunning>>;
export type ProposalView = DunningView['proposals'][number];
export type OverdueView = ProposalView['invoices'][number];
export type ClaimView = DunningView['claims'][number];
export type LetterView = DunningView['letters'][number];
export type RateView = DunningView['rates'][number];

const toProposalView = (proposal: DunningProposal, format: Format) => ({
  id: proposal.businessUnitId,
  company: proposal.company,
  level: proposal.level,
  hold: proposal.holdUntil === null ? null : { day: dayText(format, proposal.holdUntil), on: proposal.holdUntil },
  /** Something of it stands in a letter. */
  isNamed: proposal.open.cents > 0,
  open: format.money(proposal.open),
  claimed: proposal.claimed.cents === 0 ? null : format.money(proposal.claimed),
  total: format.money(proposal.total),
  invoices: proposal.invoices.map((invoice) => ({
    id: invoice.invoiceId,
    number: invoice.number,
    due: dayText(format, invoice.dueOn),
    days: invoice.daysOverdue,
    open: format.money(invoice.open),
    level: invoice.level,
    obstacle: invoice.obstacle,
    last: invoice.last && { level: invoice.last.level, day: dayText(format, invoice.last.sentOn) },
    next: invoice.next && { level: invoice.next.level, day: dayText(format, invoice.next.on) },
    interest: invoice.interest.cents === 0 ? null : format.money(invoice.interest),
    fee: invoice.fee.cents === 0 ? null : format.money(invoice.fee),
    isRateMissing: invoice.isRateMissing,
  })),
});

const toClaimView = (claim: DunningClaim, { unused, claimsToDecide }: DunningOverview, format: Format) => ({
  id: claim.id,
  version: claim.version,
  company: { id: claim.businessUnitId, name: claim.company },
  invoiceId: claim.invoiceId,
  invoice: claim.invoiceNumber,
  kind: claim.kind,
  days: claim.from && claim.to ? { from: dayText(format, claim.from), to: dayText(format, claim.to) } : null,
  amount: format.money(claim.amount),
  isToDecide: claimsToDecide.includes(claim.id),
  /** Money of the company that covers it. */
  money: unused
    .filter(
      ({ businessUnitId, amount }) => businessUnitId === claim.businessUnitId && amount.cents >= claim.amount.cents,
    )
    .map(({ paymentId, bookedOn, amount }) => ({
      id: paymentId,
      day: dayText(format, bookedOn),
      amount: format.money(amount),
    })),
});

const toLetterView = (letter: DunningNotice, format: Format) => ({
  id: letter.id,
  number: letter.number,
  level: letter.level,
  day: dayText(format, letter.sentOn),
  company: { id: letter.businessUnitId, name: letter.company },
  invoices: letter.invoices,
  total: format.money(letter.total),
  isAutomatic: letter.isAutomatic,
});

const toRateView = (
  { validFrom, basisPoints }: DunningOverview['baseRates']['rates'][number],
  { format, locale }: Pick<PageRequest, 'format' | 'locale'>,
) => ({
  id: validFrom,
  day: dayText(format, validFrom),
  // With both digits that the bank tells.
  rate: getIntl(locale).formatNumber(basisPoints / 10_000, { style: 'percent', minimumFractionDigits: 2 }),
});

/** Those that are missing first; then this half-year and the next, which the bank tells ahead. */
const toHalfYears = (missing: readonly string[], today: string): readonly string[] => [
  ...new Set([...missing, halfYearOf(today), nextHalfYear(today)]),
];
