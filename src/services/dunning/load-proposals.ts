import type { Database } from '#db/client.ts';
import { listBaseRates } from '#db/dunning/base-rate.queries.ts';
import { listClaimsOfInvoices, listOpenClaims, type ShownClaim } from '#db/dunning/dunning-claim.queries.ts';
import { listOverdue, listReductions, type OverdueRow } from '#db/dunning/overdue.queries.ts';
import { type DunningLevel, isDunningLevel, type LastNotice } from '#domain/dunning/dunning-level.ts';
import { letterLevel, type PlannedItem, planItem } from '#domain/dunning/plan-letter.ts';
import type { Settings } from '../deps.ts';
import { findWaitingMoney, type WaitingMoney } from './find-waiting-money.ts';

/** More than anybody writes to in a morning. */
const MOST_OVERDUE = 5000;
const MOST_CLAIMS = 1000;

export type ProposedItem = OverdueRow & { readonly last: LastNotice | null; readonly plan: PlannedItem };

export type Proposal = {
  readonly businessUnitId: string;
  readonly company: string;
  readonly holdUntil: string | null;
  /** Of the letter; undefined if there is nothing to send today. */
  readonly level: DunningLevel | undefined;
  readonly items: readonly ProposedItem[];
  /** Of earlier letters, neither paid nor waived. */
  readonly openClaims: readonly ShownClaim[];
};

type Question = { readonly today: string; readonly businessUnitIds?: readonly string[] | undefined };

export type Proposals = {
  /** Those who are late longest first. */
  readonly proposals: readonly Proposal[];
  /** Of all units that were asked about, also of those that are late with nothing any more. */
  readonly openClaims: readonly ShownClaim[];
  readonly isWhole: boolean;
};

/** What is late, by company, and what a letter of today would do about it. Sending asks it again once all is locked. */
export async function loadProposals(
  db: Database,
  settings: Settings,
  { today, businessUnitIds }: Question,
): Promise<Proposals> {
  const rows = await listOverdue(db, { today, businessUnitIds, limit: MOST_OVERDUE + 1 });
  const overdue = rows.slice(0, MOST_OVERDUE);
  const invoiceIds = overdue.map(({ invoiceId }) => invoiceId);
  // One after the other: a transaction has a single connection.
  const rates = new Map((await listBaseRates(db)).map(({ validFrom, basisPoints }) => [validFrom, basisPoints]));
  const reductions = Map.groupBy(await listReductions(db, invoiceIds), ({ invoiceId }) => invoiceId);
  const claimed = Map.groupBy(await listClaimsOfInvoices(db, invoiceIds), ({ invoiceId }) => invoiceId);
  const waiting = await findWaitingMoney(db, settings, today);
  const openClaims = await listOpenClaims(db, { ...(businessUnitIds && { businessUnitIds }), limit: MOST_CLAIMS });
  const items = overdue.map((row): ProposedItem => {
    const { invoiceId } = row;
    const past = { reductions: reductions.get(invoiceId) ?? [], claimed: claimed.get(invoiceId) ?? [] };
    return { ...row, ...planOf(row, { ...past, waiting, rates, pace: settings.dunning, today }) };
  });
  const byUnit = Map.groupBy(items, ({ businessUnitId }) => businessUnitId);
  return {
    proposals: [...byUnit.values()].map((ofUnit) => toProposal(ofUnit, openClaims)),
    openClaims,
    isWhole: rows.length <= MOST_OVERDUE,
  };
}

type Ground = Pick<Parameters<typeof planItem>[0], 'reductions' | 'claimed'> &
  Parameters<typeof planItem>[1] & { readonly waiting: WaitingMoney };

function planOf(
  row: OverdueRow,
  { waiting, rates, pace, today, ...past }: Ground,
): Pick<ProposedItem, 'last' | 'plan'> {
  const { invoiceId, businessUnitId, lastLevel, lastSentOn } = row;
  const isKnown = lastLevel !== null && lastSentOn !== null && isDunningLevel(lastLevel);
  const last = isKnown ? { level: lastLevel, sentOn: lastSentOn } : null;
  const hasMoneyWaiting = waiting.units.has(businessUnitId) || waiting.invoices.has(invoiceId);
  const kind = row.kind === 'claim' ? 'claim' : 'invoice';
  return { last, plan: planItem({ ...row, ...past, kind, last, hasMoneyWaiting }, { rates, pace, today }) };
}

function toProposal(items: readonly ProposedItem[], claims: readonly ShownClaim[]): Proposal {
  const [first] = items;
  if (first === undefined) throw new Error('A group has a first item');
  const { businessUnitId, company, holdUntil } = first;
  return {
    businessUnitId,
    company,
    holdUntil,
    level: letterLevel(items.map(({ plan }) => plan)),
    items,
    openClaims: claims.filter((claim) => claim.businessUnitId === businessUnitId),
  };
}
