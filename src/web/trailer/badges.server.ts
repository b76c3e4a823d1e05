import type { TrailerCard } from '#contract/trailer.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { DAY_MS } from '#domain/time/duration.ts';
import type { DatedWords } from '#web/words/words.ts';

type CardBadge = { readonly key: string; readonly text: string; readonly tone?: BadgeTone };

/** A certificate that ends so soon after the return is worth knowing. */
const SOON_DAYS = 30;
const MOST_BADGES = 2;

/** What sets a trailer apart from its like. The first few are shown, so what decides a choice comes first. */
export function toBadges(trailer: TrailerCard, words: DatedWords): readonly CardBadge[] {
  const { intl, format } = words;
  const { facts } = trailer;
  const text = (key: BadgeKey) => ({ key, text: intl.formatMessage({ id: `badge.${key}` }) });
  const warning = certificateBadge(trailer, words);
  const badges: (CardBadge | false)[] = [
    facts.liftAxle && text('liftAxle'),
    facts.roof === 'lift' && text('liftRoof'),
    facts.coilWellMm !== undefined && text('coilWell'),
    facts.palletStop === true && text('palletStop'),
    facts.xlCertificate === true && text('xl'),
    facts.pharmaGdp === true && text('pharma'),
    typeof facts.atpClass === 'string' && { key: 'atp', text: facts.atpClass },
    facts.partition === true && text('partition'),
    facts.tailLiftKg !== null && {
      key: 'tailLift',
      text: intl.formatMessage({ id: 'badge.tailLift' }, { kg: format.number(facts.tailLiftKg) }),
    },
    facts.steeredAxle === true && text('steeredAxle'),
    facts.doors === 'roller' && text('rollerDoor'),
    Array.isArray(facts.adr) && facts.adr.length > 0 && text('adr'),
    facts.twin20 === true && text('twin20'),
    facts.gooseneck === true && text('gooseneck'),
    facts.gmpPlus === true && text('gmpPlus'),
    facts.telematics === 'full' && text('telematics'),
  ];
  return [...(warning ? [warning] : []), ...badges.filter((badge) => badge !== false).slice(0, MOST_BADGES)];
}

type BadgeKey =
  | 'adr'
  | 'coilWell'
  | 'gmpPlus'
  | 'gooseneck'
  | 'liftAxle'
  | 'liftRoof'
  | 'palletStop'
  | 'partition'
  | 'pharma'
  | 'rollerDoor'
  | 'steeredAxle'
  | 'telematics'
  | 'twin20'
  | 'xl';

function certificateBadge(
  { certifiedUntil, needsWorkshop, period, free }: TrailerCard,
  { intl, format, now }: DatedWords,
): CardBadge | false {
  if (certifiedUntil === null || !free) return false;
  const date = format.date(`${certifiedUntil}T12:00:00Z`, 'UTC');
  if (needsWorkshop) {
    return { key: 'workshop', tone: 'warn', text: intl.formatMessage({ id: 'badge.workshop' }, { date }) };
  }
  const end = period ? Date.parse(period.to) : now.getTime();
  if (Date.parse(certifiedUntil) - end > SOON_DAYS * DAY_MS) return false;
  return { key: 'certificate', tone: 'warn', text: intl.formatMessage({ id: 'badge.certificate' }, { date }) };
}
