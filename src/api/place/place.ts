import type { Context } from 'hono';
import { placeCalls } from '#contract/place.ts';
import { ok } from '#domain/result.ts';
import type { Deps } from '#services/deps.ts';
import { findYard } from '#services/place/find-yard.ts';
import { suggestPlaces } from '#services/place/suggest-places.ts';
import { implement } from '../implement.ts';
import type { LanguageOf } from '../language.ts';
import { toWholeList } from '../respond.ts';

/** Towns move rarely; depots now and then. Whoever corrects a letter asks for the same again. */
const KEPT = 'private, max-age=300';

/** Places to search around. */
export const implementPlaces = (deps: Deps, languageOf: LanguageOf) => {
  const read = (c: Context, locale: string | undefined) => locale ?? languageOf(c.req.raw).locale;
  return implement(placeCalls, {
    'GET /api/places': async ({ c, query: { q, locale } }) => {
      c.header('Cache-Control', KEPT);
      if (locale === undefined) c.header('Vary', 'Accept-Language, Cookie', { append: true });
      return toWholeList(ok(await suggestPlaces(deps, { text: q, language: read(c, locale) })));
    },
    'GET /api/places/yard': async ({ c, actor, query: { locale } }) => {
      const yard = await findYard(deps, actor, read(c, locale));
      return toWholeList(ok(yard ? [yard] : []));
    },
  });
};
