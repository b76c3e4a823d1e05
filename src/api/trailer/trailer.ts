import type { Deps } from '#services/deps.ts';
import { quotePrice } from '#services/price/quote-price.ts';
import { countFacets } from '#services/trailer/count-facets.ts';
import { getCalendar } from '#services/trailer/get-calendar.ts';
import { getDataSheet } from '#services/trailer/get-data-sheet.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import type { LanguageOf } from '../language.ts';
import { implement } from '../implement.ts';
import { isGranted } from '../read.ts';
import { respond } from '../respond.ts';
import { sendPdf } from '../send-pdf.ts';
import { trailerCalls } from '#contract/trailer.ts';

/** Trailers: whoever may look at the shop may look at them. */
export const implementTrailers = (deps: Deps, languageOf: LanguageOf) =>
  implement(trailerCalls, {
    'GET /api/trailers': ({ c, actor, query }) =>
      c.get('read')((reads) => searchTrailers(reads, actor, query, languageOf(c.req.raw).locale), isGranted),
    'GET /api/trailers/facets': ({ c, actor, query }) =>
      c.get('read')((reads) => countFacets(reads, actor, query), isGranted),
    'GET /api/trailers/{id}': ({ c, actor, params, query }) => {
      const get = (reads: Deps) =>
        getTrailer(reads, actor, params.id, { ...query, locale: languageOf(c.req.raw).locale });
      // To a member it is one that they have maybe just held.
      return actor.kind === 'guest' ? c.get('read')(get, isGranted) : get(deps);
    },
    'GET /api/trailers/{id}/calendar': ({ c, actor, params, query }) =>
      c.get('read')((reads) => getCalendar(reads, actor, { trailerId: params.id, ...query }), isGranted),
    'GET /api/trailers/{id}/data-sheet.pdf': async ({ c, actor, params, query }) =>
      respond(
        c,
        await getDataSheet(deps, actor, {
          trailerId: params.id,
          locale: query.locale ?? languageOf(c.req.raw).locale,
          client: c.get('getClient')(),
        }),
        // Its prices depend on who asks.
        (file) => sendPdf(c, file, 'private, max-age=300'),
      ),
    'GET /api/trailers/{id}/price': ({ actor, params, query }) =>
      quotePrice(deps, actor, { trailerId: params.id, ...query }),
  });
