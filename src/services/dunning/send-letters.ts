import type { Transaction } from '#db/client.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { insertNotice, nextNoticeSequence } from '#db/dunning/dunning-notice.queries.ts';
import { lockOverdue } from '#db/dunning/overdue.queries.ts';
import { addToOutbox } from '#db/mail/outbox.queries.ts';
import type { DunningLevel } from '#domain/dunning/dunning-level.ts';
import { noticeNumber } from '#domain/dunning/notice-number.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Settings } from '../deps.ts';
import { type Acting, userOf } from '../ledger/acting.ts';
import { addClaim } from './add-claim.ts';
import { composeLetter } from './compose-letter.ts';
import { namedItems } from './letter-sums.ts';
import { loadProposals, type Proposal } from './load-proposals.ts';

export const DUNNING_TOPIC = 'dunning-sent';
export type DunningPayload = { readonly noticeId: string };

export type SentLetter = {
  readonly id: string;
  readonly number: string;
  readonly level: DunningLevel;
  readonly sentOn: string;
  readonly businessUnitId: string;
  readonly company: string;
  readonly invoices: number;
  readonly totalCents: number;
};

type Wish = { readonly settings: Settings; readonly businessUnitIds: readonly string[] };

/**
 * Writes one letter to each of some companies with something to send. What is late is locked and judged again before:
 * of two who press at once the second finds nothing left, and what was paid a moment ago is not asked for.
 */
export async function sendLetters(
  trx: Transaction,
  { settings: known, businessUnitIds }: Wish,
  acting: Acting,
): Promise<readonly SentLetter[]> {
  const settings = await known.within(trx);
  const today = operatorToday(toInstant(acting.now)).toString();
  await lockOverdue(trx, { today, businessUnitIds });
  const { proposals } = await loadProposals(trx, settings, { today, businessUnitIds });
  const sent = [];
  for (const proposal of proposals) {
    const { level } = proposal;
    if (level !== undefined) sent.push(await sendLetter(trx, { settings, proposal, level, today }, acting));
  }
  return sent;
}

type Letter = {
  readonly settings: Settings;
  readonly proposal: Proposal;
  readonly level: DunningLevel;
  readonly today: string;
};

async function sendLetter(
  trx: Transaction,
  { settings, proposal, level, today }: Letter,
  acting: Acting,
): Promise<SentLetter> {
  const { businessUnitId, company } = proposal;
  const items = namedItems(proposal);
  const number = noticeNumber(Number(today.slice(0, 4)), await nextNoticeSequence(trx));
  const { letter, locale } = await composeLetter(trx, { settings, proposal, level, number, today });
  const { by: actor, now } = acting;
  const { id } = await insertNotice(
    trx,
    {
      businessUnitId,
      number,
      level,
      sentOn: today,
      locale,
      content: JSON.stringify(letter),
      createdAt: now,
      createdBy: userOf(acting),
    },
    items.map(({ invoiceId, openCents, plan }) => ({ invoiceId, openCents, level: plan.level })),
  );
  for (const { invoiceId, plan } of items) {
    for (const claim of plan.claims) await addClaim(trx, { businessUnitId, invoiceId, noticeId: id, ...claim }, acting);
  }
  const { totalCents } = letter;
  const data = { number, level, totalCents, invoices: letter.items.map((item) => item.number) };
  await recordAudit(trx, { actor, businessUnitId, action: 'dunning.send', objectId: id, data, now });
  await addToOutbox(trx, { topic: DUNNING_TOPIC, payload: { noticeId: id } satisfies DunningPayload });
  return { id, number, level, sentOn: today, businessUnitId, company, invoices: items.length, totalCents };
}
