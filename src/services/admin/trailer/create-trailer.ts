import type { AdminTrailer } from '#contract/admin-trailer.ts';
import type { CreateTrailerInput } from '#contract/admin-trailer-input.ts';
import { insertTrailer } from '#db/trailer/admin-trailer.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuseFields } from '../../failure.ts';
import { isOffered } from '#domain/trailer/trailer-type.ts';
import { requireStaff } from '#services/require-actor.ts';
import { checkTrailer, namingDuplicates } from './check-trailer.ts';
import { readTrailer } from './get-trailer.ts';

/** Takes a trailer into the fleet, as a draft: it is offered once it is complete and somebody says so. */
export async function createTrailer(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  input: CreateTrailerInput,
): Promise<Outcome<AdminTrailer>> {
  const admin = requireStaff(actor, 'fleet.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  const { type, facts, ...fields } = input;
  if (!isOffered(settings.trailerTypes, type)) return refuseFields({ type: 'unknown' });
  const checked = await checkTrailer({ db, types: settings.trailerTypes, type, now }, input);
  if (!checked.ok) return checked;
  return namingDuplicates(() =>
    attempt(db, async (trx) => {
      const trailerId = await insertTrailer(trx, { ...fields, type, status: 'draft', facts: JSON.stringify(facts) });
      await recordAudit(trx, {
        actor,
        businessUnitId: null,
        action: 'trailer.create',
        objectId: trailerId,
        data: { number: input.number, plate: input.plate, type },
        now,
      });
      return readTrailer(trx, { trailerId, now });
    }),
  );
}
