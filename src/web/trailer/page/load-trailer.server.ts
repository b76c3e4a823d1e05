import { id } from '#contract/field.ts';
import { MOST_OF_A_KIND } from '#contract/cart.ts';
import type { RentalPeriod } from '#contract/period.ts';
import type { Trailer } from '#contract/trailer.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isInCart } from '#domain/cart/is-in-cart.ts';
import { toInstant } from '#domain/time/instant.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getDepot } from '#services/depot/get-depot.ts';
import { listCartStays } from '#services/cart/list-cart-stays.ts';
import { listServices } from '#services/service/list-services.ts';
import { quotePrice } from '#services/price/quote-price.ts';
import { getCalendar } from '#services/trailer/get-calendar.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import { suggestPeriod } from '#web/home/suggest-period.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { readPeriod } from './asked-period.ts';
import { describeCalendar } from './describe-calendar.server.ts';
import { describeDepot } from '#web/depot/describe-depot.server.ts';
import { describePrice } from './describe-price.server.ts';
import { describeServices } from './describe-services.server.ts';
import { describeTile } from './describe-tile.server.ts';
import { describeTrailer } from './describe-trailer.server.ts';
import { shiftPeriod } from '../shift-period.ts';
import { toVisitor } from '../to-visitor.server.ts';
import type { WallPeriod } from './wall-period.ts';

const CALENDAR_MONTHS = 12;
const MOST_TWINS = 2;

/** Everything the page of a trailer shows for the period in its address, in the words and figures of one language. */
export async function loadTrailer(request: PageRequest, trailerId: string, url: URL) {
  const { deps, locale, format, config } = request;
  if (!id.safeParse(trailerId).success) throw pageNotFound(url.pathname);
  const actor = await request.getActor();
  const { trailer, asked, problem } = await findTrailer(request, actor, trailerId, url);
  const { period } = trailer;
  if (!period) throw new Error('A trailer that is asked for in a period has one');

  const now = deps.clock.now();
  const { timeZone } = trailer.depot;
  const today = toInstant(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const lastDay = today.add({ months: CALENDAR_MONTHS });
  const [quote, services, calendar, depot, stays, kindred] = await Promise.all([
    quotePrice(deps, actor, { trailerId, from: period.from, to: period.to }),
    listServices(deps, actor, trailerId),
    getCalendar(deps, actor, {
      trailerId,
      from: today.toZonedDateTime(timeZone).toInstant().toString(),
      to: lastDay.toZonedDateTime(timeZone).toInstant().toString(),
    }),
    getDepot(deps, actor, trailer.depotId, { locale }),
    listCartStays(deps, actor),
    findKindred(request, actor, trailer, period),
  ]);
  // Gone between the first question and these.
  if (!calendar.ok || !depot.ok) throw pageNotFound(url.pathname);

  const words = { intl: getIntl(locale), format, locale };
  const price = quote.ok ? describePrice(quote.value, words) : null;
  return {
    ...describeTrailer(trailer, { ...words, config, now, asked, feeTerms: deps.settings.feeTerms }),
    problem,
    price,
    /** What the curve is drawn from; whole days below the shortest rental are no offer. */
    curve: (quote.ok ? quote.value.curve : trailer.curve) ?? null,
    calendar: describeCalendar(calendar.value, { ...words, now, today: today.toString(), lastDay: lastDay.toString() }),
    services: describeServices(services.ok ? services.value : [], { ...words, now, pickUp: new Date(period.from) }),
    depot: describeDepot(depot.value, { ...words, now }),
    twins: trailer.twins.slice(0, MOST_TWINS).map((twin) => describeTile(twin, { ...words, asked })),
    similar: trailer.similar.map((other) => describeTile(other, { ...words, asked })),
    documents: trailer.documents,
    visitor: toVisitor(actor),
    isInCart: isInCart(stays, trailerId, period),
    /** How many of its kind could go into the cart together, with itself. */
    freeOfKind: kindred.filter(({ id: other }) => !isInCart(stays, other, period)).length,
  };
}

export type TrailerData = Awaited<ReturnType<typeof loadTrailer>>;

/** The free trailers of the same kind at the same depot, for whoever may rent several of them. */
async function findKindred({ deps }: PageRequest, actor: Actor, trailer: Trailer, period: RentalPeriod) {
  if (toVisitor(actor) !== 'renter' || !trailer.free) return [];
  const { type, subType, depotId } = trailer;
  const found = await searchTrailers(deps, actor, {
    type: [type],
    subType: [subType],
    depot: [depotId],
    from: period.localFrom,
    to: period.localTo,
    freeOnly: true,
    limit: MOST_OF_A_KIND,
  });
  return found.ok ? found.value.items : [];
}

type Found = { readonly trailer: Trailer; readonly asked: WallPeriod; readonly problem: string | undefined };

/** The trailer in the period of the address; without a usable one, in a period in which it can be had. */
async function findTrailer(request: PageRequest, actor: Actor, trailerId: string, url: URL): Promise<Found> {
  const { deps, locale } = request;
  const read = readPeriod(url.searchParams);
  let { problem } = read;
  if (read.period) {
    const found = await getTrailer(deps, actor, trailerId, { ...read.period, locale });
    if (found.ok) return { trailer: found.value, asked: read.period, problem };
    if (!found.error.fields) throw pageNotFound(url.pathname);
    [problem] = Object.values(found.error.fields);
  }
  const suggested = suggestPeriod(deps.clock.now());
  const found = await getTrailer(deps, actor, trailerId, { ...suggested, locale });
  if (!found.ok) throw pageNotFound(url.pathname);
  const { nextFreeFrom, period } = found.value;
  if (nextFreeFrom !== undefined && period) {
    const later = shiftPeriod(period, nextFreeFrom);
    const free = await getTrailer(deps, actor, trailerId, { ...later, locale });
    if (free.ok && free.value.free) return { ...unasked(free.value, later), problem };
  }
  return { ...unasked(found.value, suggested), problem };
}

/** Nobody asked for a period that the page suggests: it is what the opening hours make of it. */
function unasked(found: Trailer, suggested: WallPeriod): Omit<Found, 'problem'> {
  const { snapped: _, ...trailer } = found;
  const { period } = trailer;
  return { trailer, asked: period ? { from: period.localFrom, to: period.localTo } : suggested };
}
