import type { WorkshopInput } from '#contract/workshop.ts';
import { takeTrailer } from '#db/booking/allocation.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';
import { refuseTaken, toWorkshopSpan } from './workshop-span.ts';

type Plan = { readonly trailerId: string; readonly input: WorkshopInput };

/** Takes the trailer for the workshop as a customer would take it: nobody else can have it in that time. */
export const planWorkshop = (deps: Reads, actor: Actor, { trailerId, input }: Plan) =>
  alterTrailer(deps, actor, { trailerId }, async (trx, { depotId, status }) => {
    if (status === 'retired') return refuse('illegal-state');
    const now = deps.clock.now();
    const span = await toWorkshopSpan(trx, input, { depotId, now });
    if (!span.ok) return span;
    const note = input.note === '' ? null : (input.note ?? null);
    const taken = await takeTrailer(trx, { trailerId, ...span.value, use: { kind: 'workshop', note }, now });
    if (!taken.ok) {
      return taken.error === 'taken' ? refuseTaken(trx, { trailerId, ...span.value }) : refuse('not-found');
    }
    return ok({ action: 'workshop.plan', data: { ...span.value, ...taken.value } });
  });
