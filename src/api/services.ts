import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type NamedService, serviceQuery } from '#contract/service.ts';
import type { Deps } from '#services/deps.ts';
import { listServices } from '#services/pricing/list-services.ts';
import type { ApiEnv } from './env.ts';
import { input } from './input.ts';
import type { LanguageOf } from './language.ts';
import { respond } from './respond.ts';

/** Extras for a trailer, named in the request's language. */
export const servicesRouter = (deps: Deps, languageOf: LanguageOf) =>
  new Hono<ApiEnv>().get(
    '/services',
    describeRoute({
      summary: 'Services and upsells for a trailer',
      tags: ['services'],
      responses: { 200: { description: 'Services with prices' } },
    }),
    input('query', serviceQuery),
    async (c) => {
      const { describeService } = languageOf(c.req.raw);
      const services = await listServices(deps, await c.get('getActor')(), c.req.valid('query').trailerId);
      return respond(c, services, (offers) => {
        const items = offers.map(({ names, ...offer }): NamedService => ({
          ...offer,
          ...describeService({ key: offer.key, names }),
        }));
        return c.json({ items, nextCursor: null });
      });
    },
  );
