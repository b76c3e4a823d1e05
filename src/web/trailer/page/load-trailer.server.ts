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
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { describeCalendar } from './describe-calendar.server.ts';
import { describeDepot } from '#web/depot/describe-depot.server.ts';
import { describePrice } from './describe-price.server.ts';
import { describeServices } from './describe-services.server.ts';
import { describeTile } from './describe-tile.server.ts';
import { describeTrailer } from './describe-trailer.server.ts';
import { findTrailer } from './find-trailer.server.ts';
import { toVisitor } from '../to-visitor.server.ts';

const CALENDAR_MONTHS = 12;
const MOST_TWINS = 2;

/** Everything the page of a trailer shows for the period in its address, in the words and figures of one language. */
export async function loadTrailer(request: PageRequest, trailerId: string, url: URL) {
  const { deps, locale, format, config } = request;
  if (!id.safeParse(trailerId).success) throw pageNotFound(url.pathname);
  const actor = await request.getActor();
  const { trailer, asked, returnDepot, problem, returnProblem } = await findTrailer(request, actor, trailerId, url);
  const { period } = trailer;
  if (!period) throw new Error('A trailer that is asked for in a period has one');

  const now = deps.clock.now();
  const { timeZone } = trailer.depot;
  const today = toInstant(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const lastDay = today.add({ months: CALENDAR_MONTHS });
  const [quote, services, calendar, depot, returnPlace, stays, kindred] = await Promise.all([
    quotePrice(deps, actor, { trailerId, from: period.from, to: period.to, returnDepot: returnDepot?.code }),
    listServices(deps, actor, trailerId),
    getCalendar(deps, actor, {
      trailerId,
      from: today.toZonedDateTime(timeZone).toInstant().toString(),
      to: lastDay.toZonedDateTime(timeZone).toInstant().toString(),
      returnDepot: returnDepot?.code,
    }),
    getDepot(deps, actor, trailer.depotId, { locale }),
    returnDepot && getDepot(deps, actor, returnDepot.id, { locale }),
    listCartStays(deps, actor),
    findKindred(request, actor, trailer, { ...period, returnDepot: returnDepot?.code }),
  ]);
  // Gone between the first question and these.
  if (!calendar.ok || !depot.ok) throw pageNotFound(url.pathname);

  const words = { intl: getIntl(locale), format, locale };
  const price = quote.ok ? describePrice(quote.value, trailer.depot, words) : null;
  const tile = { ...words, asked: { ...asked, returnDepot: returnDepot?.code } };
  return {
    ...describeTrailer(trailer, { ...words, config, now, asked, feeTerms: deps.settings.feeTerms }),
    problem,
    /** The other depot to which it is brought back, whether or not the way there is offered. */
    returnDepot,
    returnProblem,
    price,
    /** What the curve is drawn from; whole days below the shortest rental are no offer. */
    curve: (quote.ok ? quote.value.curve : trailer.curve) ?? null,
    calendar: describeCalendar(calendar.value, { ...words, now, today: today.toString(), lastDay: lastDay.toString() }),
    services: describeServices(services.ok ? services.value : [], { ...words, now, pickUp: new Date(period.from) }),
    depot: describeDepot(depot.value, { ...words, now }),
    /** When it can be brought back on any day, where that is at another depot. */
    returnTimes: returnPlace?.ok ? describeDepot(returnPlace.value, { ...words, now }).times : undefined,
    twins: trailer.twins.slice(0, MOST_TWINS).map((twin) => describeTile(twin, tile)),
    similar: trailer.similar.map((other) => describeTile(other, tile)),
    documents: trailer.documents,
    visitor: toVisitor(actor),
    isInCart: isInCart(stays, trailerId, period),
    /** How many of its kind could go into the cart together, with itself. */
    freeOfKind: kindred.filter(({ id: other }) => !isInCart(stays, other, period)).length,
  };
}

export type TrailerData = Awaited<ReturnType<typeof loadTrailer>>;

type Wanted = RentalPeriod & { readonly returnDepot: string | undefined };

/** The free trailers of the same kind at the same depot, for whoever may rent several of them. */
async function findKindred({ deps }: PageRequest, actor: Actor, trailer: Trailer, period: Wanted) {
  if (toVisitor(actor) !== 'renter' || !trailer.free) return [];
  const { type, subType, depotId } = trailer;
  const found = await searchTrailers(deps, actor, {
    type: [type],
    subType: [subType],
    depot: [depotId],
    from: period.localFrom,
    to: period.localTo,
    ...(period.returnDepot !== undefined && { returnDepot: period.returnDepot }),
    freeOnly: true,
    limit: MOST_OF_A_KIND,
  });
  return found.ok ? found.value.items : [];
}
