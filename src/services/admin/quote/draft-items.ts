import { randomUUID } from 'node:crypto';
import type { WantedLine } from '#contract/admin-quote.ts';
import type { CartItemRow } from '#db/cart/cart.queries.ts';
import { findLineTrailer } from '#db/trailer/line-trailer.queries.ts';
import { ok } from '#domain/result.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { loadRentalBook } from '../../book/rental-book.ts';
import type { RentalReads } from '../../deps.ts';
import { type Outcome, refuseFields } from '../../failure.ts';
import { findReturnDepot } from '../../one-way/find-return-depot.ts';

/** What the desk has gathered, as the lines of a cart: each with the services that always go with it and those chosen. */
export async function draftItems(
  { db, clock, holidays, settings }: RentalReads,
  lines: readonly WantedLine[],
): Promise<Outcome<readonly CartItemRow[]>> {
  const now = clock.now();
  // One of them may be fetched here this week and there the next.
  const found = await Promise.all(lines.map(({ trailerId, from }) => findLineTrailer(db, trailerId, new Date(from))));
  const last = new Date(Math.max(...lines.map(({ to }) => Date.parse(to))));
  const horizon = { now, years: settings.horizonYears };
  const places = await Promise.all(
    lines.map(async ({ returnDepotId = null }, i) => {
      const known = found[i];
      return known ? await findReturnDepot(db, { ...known, returnDepotId }) : undefined;
    }),
  );
  const fields: Record<string, string> = {};
  const { offers } = await loadRentalBook({ db, holidays }, { now, until: isFarAway(last, horizon) ? now : last });
  const items = lines.flatMap(({ from, to, services = [], unitChoice = 'exact' }, i): CartItemRow[] => {
    const [known, place] = [found[i], places[i]];
    if (known === undefined) {
      fields[`lines.${i}.trailerId`] = 'unknown';
      return [];
    }
    if (place?.ok !== true) {
      fields[`lines.${i}.returnDepotId`] = 'unknown';
      return [];
    }
    const [startsAt, endsAt] = [new Date(from), new Date(to)];
    if (isBeyondHorizon(localDate(endsAt, known.depot.timeZone), horizon)) fields[`lines.${i}.to`] = 'too-far';
    const mandatory = (offers.get(known.trailer.type) ?? []).filter((offer) => offer.mandatory).map(({ key }) => key);
    const chosen = [...new Set([...mandatory, ...services])];
    const asked = { askedFrom: null, askedTo: null, returnDepot: place.value };
    return [{ ...known, ...asked, id: randomUUID(), startsAt, endsAt, services: chosen, unitChoice }];
  });
  return Object.keys(fields).length > 0 ? refuseFields(fields) : ok(items);
}

/** No holidays are worked out for what nobody can rent. */
const isFarAway = (end: Date, horizon: Parameters<typeof isBeyondHorizon>[1]): boolean =>
  isBeyondHorizon(localDate(end, 'UTC'), horizon);
