import { ok } from '#domain/result.ts';
import { type NamedService, serviceCalls } from '#contract/service.ts';
import type { Deps } from '#services/deps.ts';
import { listServices } from '#services/service/list-services.ts';
import type { LanguageOf } from '../language.ts';
import { implement } from '../implement.ts';

/** Extras for a trailer, named in the request's language. */
export const implementServices = (deps: Deps, languageOf: LanguageOf) =>
  implement(serviceCalls, {
    'GET /api/services': async ({ c, actor, query }) => {
      const { describeService } = languageOf(c.req.raw);
      const services = await listServices(deps, actor, query.trailerId);
      if (!services.ok) return services;
      const items = services.value.map(({ names, ...offer }): NamedService => ({
        ...offer,
        ...describeService({ key: offer.key, names }),
      }));
      return ok({ items, nextCursor: null });
    },
  });
