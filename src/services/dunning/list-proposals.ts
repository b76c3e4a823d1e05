import type { DunningOverview, DunningProposal, OverdueInvoice } from '#contract/admin-dunning.ts';
import { listClaimsToDecide } from '#db/dunning/dunning-claim.queries.ts';
import { listNotices } from '#db/dunning/dunning-notice.queries.ts';
import { listUnusedMoney } from '#db/dunning/overdue.queries.ts';
import { DECIDE_AFTER_DAYS } from '#domain/dunning/claim-kind.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { ReadsWithSettings } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { letterSums } from './letter-sums.ts';
import { loadBaseRates } from './load-base-rates.ts';
import { loadProposals, type Proposal, type ProposedItem } from './load-proposals.ts';
import { toClaim } from './to-claim.ts';
import { toNotice } from './to-notice.ts';

const LATEST_LETTERS = 50;
const MOST_TO_DECIDE = 1000;

/** Who is late with what today, what can be written to them, and what came of earlier letters. */
export async function listProposals(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
): Promise<Outcome<DunningOverview>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const now = clock.now();
  const today = operatorToday(toInstant(now)).toString();
  const { proposals, openClaims, isWhole } = await loadProposals(db, settings, { today });
  const claimants = [...new Set(openClaims.map(({ businessUnitId }) => businessUnitId))];
  const settledBefore = new Date(now.getTime() - DECIDE_AFTER_DAYS * DAY_MS);
  const [toDecide, letters, unused, baseRates] = await Promise.all([
    listClaimsToDecide(db, { settledBefore, limit: MOST_TO_DECIDE }),
    listNotices(db, { limit: LATEST_LETTERS }),
    listUnusedMoney(db, { businessUnitIds: claimants }),
    loadBaseRates(db, { today, overdue: proposals.flatMap(({ items }) => items) }),
  ]);
  const shown = proposals.map(toProposal);
  return ok({
    isBilledHere: Object.keys(settings.sellers).length > 0,
    isAutomatic: settings.dunning.isAutomatic,
    proposals: [...shown.filter(({ level }) => level !== null), ...shown.filter(({ level }) => level === null)],
    isWhole,
    claims: openClaims.map(toClaim),
    claimsToDecide: toDecide.map(({ id }) => id),
    unused: unused.map(({ unusedCents, ...payment }) => ({ ...payment, amount: money(unusedCents) })),
    letters: letters.map(toNotice),
    baseRates,
  });
}

function toProposal(proposal: Proposal): DunningProposal {
  const { openCents, claimedCents, totalCents } = letterSums(proposal);
  return {
    businessUnitId: proposal.businessUnitId,
    company: proposal.company,
    holdUntil: proposal.holdUntil,
    level: proposal.level ?? null,
    invoices: proposal.items.map(toInvoice),
    open: money(openCents),
    claimed: money(claimedCents),
    total: money(totalCents),
  };
}

function toInvoice({ invoiceId, number, dueOn, openCents, last, plan }: ProposedItem): OverdueInvoice {
  const { daysOverdue, level, next, obstacle, claims, missingRates } = plan;
  const sumOf = (kind: 'interest' | 'flat40') =>
    money(claims.reduce((sum, claim) => sum + (claim.kind === kind ? claim.cents : 0), 0));
  return {
    invoiceId,
    number,
    dueOn,
    daysOverdue,
    open: money(openCents),
    last,
    next: next ?? null,
    level,
    obstacle: obstacle ?? null,
    interest: sumOf('interest'),
    fee: sumOf('flat40'),
    isRateMissing: missingRates.length > 0,
  };
}
