import type { Database } from '#db/client.ts';
import { listLetterParties } from '#db/dunning/overdue.queries.ts';
import type { DunningLetter, LetterClaim, LetterItem } from '#domain/dunning/dunning-letter.ts';
import type { DunningLevel } from '#domain/dunning/dunning-level.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Settings } from '../deps.ts';
import { letterSums, namedItems } from './letter-sums.ts';
import type { Proposal, ProposedItem } from './load-proposals.ts';

type Draft = {
  readonly settings: Settings;
  readonly proposal: Proposal;
  readonly level: DunningLevel;
  readonly number: string;
  readonly today: string;
};

/** All that a letter says. It goes to where the newest invoice went, in its language and from who has billed it. */
export async function composeLetter(
  db: Database,
  { settings: { bankAccount, dunning }, proposal, level, number, today }: Draft,
): Promise<{ readonly letter: DunningLetter; readonly locale: Locale }> {
  const items = namedItems(proposal);
  const newest = items.reduce((a, b) => (a.issuedOn >= b.issuedOn ? a : b));
  const [parties] = await listLetterParties(db, [newest.invoiceId]);
  if (parties === undefined) throw new Error(`There is no invoice ${newest.number}`);
  const { seller, buyer, locale } = parties;
  const { holder, iban, bic } = bankAccount;
  const letter: DunningLetter = {
    number,
    level,
    sentOn: today,
    payUntil: addDays(today, dunning.pauseDays),
    seller,
    buyer: { number: buyer.number, name: buyer.name, address: buyer.address },
    account: { holder, iban, bic },
    items: items.map(toItem),
    claims: claimsOf(proposal, items),
    ...letterSums(proposal),
  };
  return { letter, locale };
}

const toItem = ({ number, issuedOn, dueOn, grossCents, openCents, plan }: ProposedItem): LetterItem => ({
  number,
  issuedOn,
  dueOn,
  daysOverdue: plan.daysOverdue,
  grossCents,
  openCents,
  level: plan.level,
});

/** Those of earlier letters first. */
const claimsOf = ({ openClaims }: Proposal, items: readonly ProposedItem[]): readonly LetterClaim[] => [
  ...openClaims.map(({ invoiceNumber, kind, cents, fromOn: from, toOn: to }) => ({
    invoiceNumber,
    kind,
    cents,
    from,
    to,
  })),
  ...items.flatMap(({ number: invoiceNumber, plan }) =>
    plan.claims.map(({ kind, cents, fromOn: from = null, toOn: to = null }) => ({
      invoiceNumber,
      kind,
      cents,
      from,
      to,
    })),
  ),
];
