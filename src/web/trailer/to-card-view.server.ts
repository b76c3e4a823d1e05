import type { CardReason, TrailerCard } from '#contract/trailer.ts';
import { distanceText } from '#web/words/distance-text.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import type { DatedWords } from '#web/words/words.ts';
import { toBadges } from './badges.server.ts';
import { describeSnapped } from './describe-snapped.ts';
import { describeOneWay } from './describe-one-way.server.ts';
import { toKeyFacts } from './key-facts.server.ts';
import { shiftPeriod } from './shift-period.ts';
import { trailerHref } from './trailer-href.ts';

export type CardContext = DatedWords & {
  /** The search without its page: links keep its period and change nothing else. */
  readonly search: URLSearchParams;
  /** The page of results that a link to another period leads to. */
  readonly resultsPath: string;
};

/** Reasons that lie in the question; a later date alone would not help. */
const OF_THE_QUESTION: readonly CardReason[] = ['minimumPeriod', 'closed', 'leadTime'];

/** A trailer as its card shows it, in the words and figures of one language. */
export function toCardView(trailer: TrailerCard, context: CardContext, twin?: TrailerCard) {
  const { intl, format } = context;
  const { id, number, plate, type, subType, depot, free, price, distanceKm, reason } = trailer;
  const [image] = trailer.images;
  const nextFree = free ? undefined : toNextFree(trailer, context);
  const days = trailer.minimumDays;
  return {
    id,
    number,
    plate,
    country: depot.country,
    type,
    subType,
    title: trailerName(intl, type, subType),
    image: image && { url: image.url, width: image.width, height: image.height },
    facts: toKeyFacts(trailer.facts, context),
    badges: toBadges(trailer, context),
    depot: { code: depot.code, name: depot.name, distance: distanceText(format, distanceKm) },
    isFree: free,
    /** The period asked for as this depot's hours make it: what goes into the cart. */
    stay: free && trailer.period ? { from: trailer.period.from, to: trailer.period.to } : undefined,
    /** Of a free one, for the period; without one, for the shortest rental. Cents are for comparing. */
    price:
      free && price
        ? {
            total: format.money(price.total),
            cents: price.total.cents,
            perDay: format.money(price.perDay),
            days: price.days,
          }
        : undefined,
    oneWay: trailer.oneWay && describeOneWay(trailer.oneWay, depot, context),
    snapped: toSnapped(trailer, context),
    /** Why it cannot be had: in a word, and where no date says it in a few. */
    reasonShort: reason && intl.formatMessage({ id: `reason.short.${reason}` }, { days }),
    reason: reason && !nextFree ? intl.formatMessage({ id: `reason.${reason}` }, { days }) : undefined,
    shortest: toShortest(trailer, context),
    nextFree,
    twin: twin && !free ? toTwinView(twin, context) : undefined,
  };
}

export type CardView = ReturnType<typeof toCardView>;

/** What opening hours made of the period, and the longest one that could be had instead. */
function toSnapped({ snapped, period, free, price }: TrailerCard, words: CardContext) {
  if (!snapped || !period) return undefined;
  const { short, longest } = describeSnapped(snapped, { period, total: free ? price?.total : undefined }, words);
  return { text: short, longest };
}

/** The page of the trailer in the shortest period that is possible. */
function toShortest({ id, shortest, minimumDays }: TrailerCard, { format, search }: CardContext) {
  if (!shortest) return undefined;
  const { period, price } = shortest;
  return {
    href: trailerHref(id, {
      from: period.localFrom,
      to: period.localTo,
      returnDepot: search.get('returnDepot') ?? undefined,
    }),
    days: price?.days ?? minimumDays,
    total: price && format.money(price.total),
  };
}

function toNextFree({ nextFreeFrom, reason, period, depot }: TrailerCard, context: CardContext) {
  if (nextFreeFrom === undefined || (reason && OF_THE_QUESTION.includes(reason))) return undefined;
  const { format, now, search, resultsPath } = context;
  const moved = new URLSearchParams(search);
  const later = period && shiftPeriod(period, nextFreeFrom);
  if (later) {
    moved.set('from', later.from);
    moved.set('to', later.to);
  }
  const text = momentText(format, nextFreeFrom, { timeZone: depot.timeZone, now });
  return { text, href: `${resultsPath}?${moved.toString()}` };
}

/** A free trailer of the same kind, for those who wanted one that is taken. */
const toTwinView = (twin: TrailerCard, { format }: CardContext) => ({
  id: twin.id,
  number: twin.number,
  plate: twin.plate,
  country: twin.depot.country,
  depot: twin.depot.name,
  distance: distanceText(format, twin.distanceKm),
  price: twin.price && format.money(twin.price.total),
});
