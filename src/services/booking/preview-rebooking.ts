import type { RebookingPreview, RebookingPreviewInput } from '#contract/rebooking.ts';
import { findHandoverOfKind } from '#db/handover/handover.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Deps, RentalReads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { isOfAnother } from '../handover/handover-situation.ts';
import { requireRight } from '../require-actor.ts';
import { assessRebooking } from './assess-rebooking.ts';
import { toOutsideQuestion } from './extension-risk.ts';
import { findSubject } from './find-subject.ts';
import { readRebooking } from './read-rebooking.ts';
import { loadRebookingGround } from './rebooking-ground.ts';
import { toRebookingPreview } from './to-rebooking-preview.ts';

export type RebookingDeps = RentalReads & Pick<Deps, 'risk'>;
type Wish = { readonly bookingId: string; readonly input: RebookingPreviewInput };

/** Whether a reserved booking can be changed so, what it costs then, and what it can be had with. Changes nothing. */
export async function previewRebooking(
  deps: RebookingDeps,
  actor: Actor,
  { bookingId, input }: Wish,
): Promise<Outcome<RebookingPreview>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  const now = deps.clock.now();
  const found = await findSubject(deps, member.value, { bookingId, action: 'rebook', now });
  if (!found.ok) return found;
  const wish = readRebooking(deps, found.value, input);
  if (!wish.ok) return wish;
  const ground = await loadRebookingGround(deps, member.value, {
    subject: found.value,
    wanted: wish.value.period,
    now,
  });
  const at = toInstant(now);
  const ownJudgement = assessRebooking(ground, wish.value, at);
  const objected = await deps.risk.objects(async () => toOutsideQuestion(ground, ownJudgement));
  const assessment = objected ? assessRebooking({ ...ground, objected }, wish.value, at) : ownJudgement;
  const begun = await findHandoverOfKind(deps.db, { scope: scopeOf(member.value), bookingId, kind: 'pickUp' });
  const hasBegun = begun !== undefined && !isOfAnother(begun, found.value.booking);
  return ok(toRebookingPreview({ ground, assessment, obstacle: hasBegun ? 'handoverOpen' : null, now: at }));
}
