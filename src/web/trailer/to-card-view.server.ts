import type { TrailerCard } from '#contract/trailer.ts';
import type { UnfreeReason } from '#domain/booking/availability.ts';
import type { Format } from '#i18n/format.ts';
import { toBadges } from './badges.server.ts';
import type { CardView, TwinView } from './card-view.ts';
import { describeSnapped } from './describe-snapped.ts';
import { toKeyFacts } from './key-facts.server.ts';
import { shiftPeriod } from './shift-period.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import type { DatedWords } from '#web/words/words.ts';

export type CardContext = DatedWords & {
  /** The search without its page: links keep its period and change nothing else. */
  readonly search: URLSearchParams;
  /** The page of results that a link to another period leads to. */
  readonly resultsPath: string;
};

/** Nearer than this is here. */
const SAME_PLACE_KM = 1;

/** Reasons that lie in the question; a later date alone would not help. */
const OF_THE_QUESTION: readonly UnfreeReason[] = ['minimumPeriod', 'closed', 'leadTime'];

export function toCardView(trailer: TrailerCard, context: CardContext, twin?: TrailerCard): CardView {
  const { intl, format } = context;
  const { id, number, plate, type, subType, depot, free, price, distanceKm, reason } = trailer;
  const [image] = trailer.images;
  const nextFree = free ? undefined : toNextFree(trailer, context);
  return {
    id,
    href: trailerHref(id, context.search),
    number,
    plate,
    country: depot.country,
    type,
    subType,
    title: trailerName(intl, type, subType),
    ...(image && { image: { url: image.url, width: image.width, height: image.height } }),
    facts: toKeyFacts(trailer.facts, context),
    badges: toBadges(trailer, context),
    depot: {
      code: depot.code,
      name: depot.name,
      ...toDistance(distanceKm, format),
    },
    isFree: free,
    ...(price && {
      price: {
        total: format.money(price.total),
        cents: price.total.cents,
        perDay: format.money(price.perDay),
        days: price.days,
      },
    }),
    ...toSnapped(trailer, context),
    ...(reason && { reasonShort: intl.formatMessage({ id: `reason.short.${reason}` }, { days: trailer.minimumDays }) }),
    ...(reason &&
      !nextFree && { reason: intl.formatMessage({ id: `reason.${reason}` }, { days: trailer.minimumDays }) }),
    ...toShortest(trailer, context),
    ...(nextFree && { nextFree }),
    ...(twin && !free && { twin: toTwinView(twin, context) }),
  };
}

const toDistance = (km: number | undefined, format: Format) =>
  km !== undefined && km >= SAME_PLACE_KM ? { distance: format.distance(km) } : {};

function toSnapped({ snapped, period, free, price }: TrailerCard, words: CardContext): Pick<CardView, 'snapped'> {
  if (!snapped || !period) return {};
  const { short, longest } = describeSnapped(snapped, { period, total: free ? price?.total : undefined }, words);
  return { snapped: { text: short, ...(longest !== undefined && { longest }) } };
}

/** The page of the trailer in the shortest period that is possible. */
function toShortest({ id, shortest, minimumDays }: TrailerCard, { format }: CardContext): Pick<CardView, 'shortest'> {
  if (!shortest) return {};
  const { period, price } = shortest;
  return {
    shortest: {
      href: trailerHref(id, new URLSearchParams({ from: period.localFrom, to: period.localTo })),
      days: price?.days ?? minimumDays,
      ...(price && { total: format.money(price.total) }),
    },
  };
}

/** A trailer's page keeps the period and nothing else of a search. */
function trailerHref(id: string, search: URLSearchParams): string {
  const kept = new URLSearchParams([...search].filter(([name]) => name === 'from' || name === 'to'));
  return kept.size > 0 ? `/trailers/${id}?${kept.toString()}` : `/trailers/${id}`;
}

function toNextFree({ nextFreeFrom, reason, period, depot }: TrailerCard, context: CardContext): CardView['nextFree'] {
  if (nextFreeFrom === undefined || (reason && OF_THE_QUESTION.includes(reason))) return undefined;
  const { format, search, resultsPath } = context;
  const moved = new URLSearchParams(search);
  const later = period && shiftPeriod(period, nextFreeFrom);
  if (later) {
    moved.set('from', later.from);
    moved.set('to', later.to);
  }
  const day = format.day(nextFreeFrom, depot.timeZone).replace(/\.?,/, '');
  return {
    text: `${day} ${format.time(nextFreeFrom, depot.timeZone)}`,
    href: `${resultsPath}?${moved.toString()}`,
  };
}

function toTwinView(twin: TrailerCard, { format, search }: CardContext): TwinView {
  return {
    href: trailerHref(twin.id, search),
    number: twin.number,
    plate: twin.plate,
    country: twin.depot.country,
    depot: twin.depot.name,
    ...toDistance(twin.distanceKm, format),
    ...(twin.price && { price: format.money(twin.price.total) }),
  };
}
