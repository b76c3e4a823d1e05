import { depotName, type RentalQuery } from '#contract/query.ts';
import type { Trailer } from '#contract/trailer.ts';
import type { Actor } from '#domain/team/actor.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import { findDepot } from '#services/depot/find-depot.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import { suggestPeriod } from '#web/home/suggest-period.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { shiftPeriod } from '../shift-period.ts';
import { readPeriod } from './asked-period.ts';
import type { WallPeriod } from './wall-period.ts';

type ReturnDepot = { readonly id: string; readonly code: string; readonly name: string };

type Found = {
  readonly trailer: Trailer;
  readonly asked: WallPeriod;
  /** Another one than it leaves from. */
  readonly returnDepot: ReturnDepot | undefined;
  /** Field codes: what of the address cannot be asked for. */
  readonly problem: string | undefined;
  readonly returnProblem: string | undefined;
};

/** The trailer in the period of the address; without a usable one, in a period in which it can be had. */
export async function findTrailer(
  request: PageRequest,
  actor: Actor,
  trailerId: string,
  { pathname, searchParams }: URL,
): Promise<Found> {
  const { deps, locale } = request;
  const read = readPeriod(searchParams);
  let { problem } = read;
  let back = await readReturn(request, searchParams);

  const ask = async (query: RentalQuery) => {
    const get = () =>
      getTrailer(deps, actor, trailerId, { ...query, locale, ...(back.depot && { returnDepot: back.depot.code }) });
    const found = await get();
    const refused = found.ok ? undefined : found.error.fields?.['returnDepot'];
    if (refused === undefined) return found;
    back = { depot: undefined, problem: refused };
    return get();
  };
  const told = () => ({ returnDepot: back.depot, problem, returnProblem: back.problem });

  if (read.period) {
    const found = await ask(read.period);
    if (found.ok) return { trailer: found.value, asked: read.period, ...told() };
    if (!found.error.fields) throw pageNotFound(pathname);
    [problem] = Object.values(found.error.fields);
  }
  const suggested = suggestPeriod(deps.clock.now());
  const found = await ask(suggested);
  if (!found.ok) throw pageNotFound(pathname);
  const { nextFreeFrom, period } = found.value;
  if (nextFreeFrom !== undefined && period) {
    const later = shiftPeriod(period, nextFreeFrom);
    const free = await ask(later);
    if (free.ok && free.value.free) return { ...unasked(free.value, later), ...told() };
  }
  return { ...unasked(found.value, suggested), ...told() };
}

/** Nobody asked for a period that the page suggests: it is what the opening hours make of it. */
function unasked(found: Trailer, suggested: WallPeriod): Pick<Found, 'trailer' | 'asked'> {
  const { snapped: _, ...trailer } = found;
  const { period } = trailer;
  return { trailer, asked: period ? { from: period.localFrom, to: period.localTo } : suggested };
}

type Back = { readonly depot: ReturnDepot | undefined; readonly problem: string | undefined };

async function readReturn({ deps }: PageRequest, params: URLSearchParams): Promise<Back> {
  const name = params.get('returnDepot') || undefined;
  if (name === undefined) return { depot: undefined, problem: undefined };
  const book = await loadDepotBook(deps, { now: deps.clock.now() });
  const row = depotName.safeParse(name).success ? findDepot(book, name)?.row : undefined;
  if (!row) return { depot: undefined, problem: 'unknown' };
  return { depot: { id: row.id, code: row.code, name: row.name }, problem: undefined };
}
