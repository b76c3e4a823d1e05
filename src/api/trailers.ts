import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { periodInput } from '#contract/period.ts';
import { wallPeriodQuery } from '#contract/query.ts';
import { trailerQuery } from '#contract/trailer-query.ts';
import type { Deps } from '#services/deps.ts';
import { quotePrice } from '#services/pricing/quote-price.ts';
import { countFacets } from '#services/trailer/count-facets.ts';
import { getCalendar } from '#services/trailer/get-calendar.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import type { ApiEnv } from './env.ts';
import { input } from './input.ts';
import type { LanguageOf } from './language.ts';
import { pathId } from './path-id.ts';
import { respond } from './respond.ts';

const described = (summary: string, description: string) =>
  describeRoute({ summary, tags: ['trailers'], responses: { 200: { description } } });

/** Trailers: whoever may look at the shop may look at them. */
export const trailersRouter = (deps: Deps, languageOf: LanguageOf) =>
  new Hono<ApiEnv>()
    .get(
      '/trailers',
      described('Search trailers', 'A page of trailers, free ones first'),
      input('query', trailerQuery),
      async (c) => {
        const { locale } = languageOf(c.req.raw);
        const found = await searchTrailers(deps, await c.get('getActor')(), c.req.valid('query'), locale);
        return respond(c, found, (page) => c.json(page));
      },
    )
    .get(
      '/trailers/facets',
      described('Count what a search finds', 'Free trailers by type, sub-type and depot'),
      input('query', trailerQuery),
      async (c) =>
        respond(c, await countFacets(deps, await c.get('getActor')(), c.req.valid('query')), (facets) =>
          c.json(facets),
        ),
    )
    .get(
      '/trailers/:id',
      described('One trailer', 'Facts, certificates, price curve, twins'),
      pathId('id'),
      input('query', wallPeriodQuery),
      async (c) => {
        const query = { ...c.req.valid('query'), locale: languageOf(c.req.raw).locale };
        const found = await getTrailer(deps, await c.get('getActor')(), c.req.param('id'), query);
        return respond(c, found, (trailer) => c.json(trailer));
      },
    )
    .get(
      '/trailers/:id/calendar',
      described('When a trailer is not free', 'Busy stretches and closed days'),
      pathId('id'),
      input('query', periodInput),
      async (c) => {
        const question = { trailerId: c.req.param('id'), ...c.req.valid('query') };
        return respond(c, await getCalendar(deps, await c.get('getActor')(), question), (calendar) => c.json(calendar));
      },
    )
    .get(
      '/trailers/:id/price',
      described('What a trailer costs', 'Price with its trace and curve'),
      pathId('id'),
      input('query', periodInput),
      async (c) => {
        const question = { trailerId: c.req.param('id'), ...c.req.valid('query') };
        return respond(c, await quotePrice(deps, await c.get('getActor')(), question), (quote) => c.json(quote));
      },
    );
