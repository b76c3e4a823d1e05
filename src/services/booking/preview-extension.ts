import type { Temporal } from 'temporal-polyfill';
import type { ExtensionPreview, ExtensionPreviewInput, ExtensionReason } from '#contract/extension.ts';
import type { MakingRoom } from '#contract/making-room.ts';
import { canAct } from '#domain/booking/booking-action.ts';
import { suggestEnds, type SuggestedEnd } from '#domain/booking/suggest-ends.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { localDate, toWallTime } from '#domain/time/wall-clock.ts';
import type { Deps, RentalReads } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { horizonOf } from '../horizon-of.ts';
import { findTwins } from '../trailer/find-twins.ts';
import { requireBookingActor, type BookingActor } from './act-on-booking.ts';
import { situationOf } from './booking-subject.ts';
import { assessExtension, type ExtensionAssessment } from './assess-extension.ts';
import { findDeskChain, findExtensionChain, withRoom } from './extension-chain.ts';
import { loadExtensionGround, type ExtensionGround } from './extension-ground.ts';
import { toOutsideQuestion } from './extension-risk.ts';
import { findSubject } from './find-subject.ts';
import { toExtensionPreview } from './to-extension-preview.ts';

const MOST_TWINS = 3;
/** As far as somebody may look ahead who has not said until when. */
const LOOKED_AHEAD_MS = 366 * DAY_MS;
/** Another trailer helps where this one is not to be had. */
const HELPED_BY_TWINS: ReadonlySet<ExtensionReason> = new Set(['taken', 'workshop', 'certificate', 'withdrawn']);

export type ExtensionDeps = RentalReads & Pick<Deps, 'risk'>;
type Wish = { readonly bookingId: string; readonly input: ExtensionPreviewInput };

/** Whether a booking can go on until then, what that costs and why; if it cannot, how long it can and what else. */
export async function previewExtension(
  deps: ExtensionDeps,
  actor: Actor,
  { bookingId, input }: Wish,
): Promise<Outcome<ExtensionPreview>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  const found = await findSubject(deps, allowed.value, { bookingId, action: 'extend', now });
  if (!found.ok) return found;
  const { timeZone } = found.value.depot;
  const isTooFar = (end: string | Temporal.Instant) => isBeyondHorizon(localDate(end, timeZone), horizonOf(deps));
  if (input.to !== undefined && isTooFar(input.to)) return refuseFields({ to: 'too-far' });
  const until = new Date(input.to ?? found.value.booking.endsAt.getTime() + LOOKED_AHEAD_MS);
  const ground = await loadExtensionGround(deps, allowed.value, { subject: found.value, until, now });
  const at = toInstant(now);
  const suggestions = ground.rules
    ? suggestEnds({ ...ground.rules, paidDays: ground.subject.booking.priceTrace.paidDays }, at).filter(
        ({ to }) => !isTooFar(to),
      )
    : [];
  const newTo = input.to === undefined ? usualEnd(ground, suggestions) : toInstant(input.to);
  if (isTooFar(newTo)) return refuseFields({ to: 'too-far' });
  const alone = assessExtension(ground, newTo, at);
  const wish = { subject: found.value, to: toDate(newTo), now };
  const moves = alone.reason === 'taken' ? await findExtensionChain(deps, allowed.value, wish) : [];
  const roomy = moves.length === 0 ? ground : withRoom(ground, newTo);
  const ownJudgement = moves.length === 0 ? alone : assessExtension(roomy, newTo, at);
  const objected = await deps.risk.objects(async () => toOutsideQuestion(roomy, ownJudgement));
  const assessment = objected ? assessExtension({ ...roomy, objected }, newTo, at) : ownJudgement;
  const needsTwins = assessment.reason !== null && HELPED_BY_TWINS.has(assessment.reason);
  const twins = needsTwins ? await findTwinsFor(deps, allowed.value, { ground, newTo, now: at }) : [];
  return ok({
    ...toExtensionPreview({ ground, assessment, suggestions, twins, now: at }),
    ...toMoves(allowed.value, moves),
    desk: await lookForDesk(deps, allowed.value, { ground, assessment, wish }),
  });
}

type Refused = {
  readonly ground: ExtensionGround;
  readonly assessment: ExtensionAssessment;
  readonly wish: Parameters<typeof findDeskChain>[1];
};

/** Whether a customer whom somebody else stands in the way of can ask the desk, and how likely it can help. */
async function lookForDesk(
  deps: RentalReads,
  actor: BookingActor,
  { ground, assessment, wish }: Refused,
): Promise<ExtensionPreview['desk']> {
  const { subject, to, now } = wish;
  if (assessment.reason !== 'taken' || actor.kind !== 'member') return null;
  if (!canAct('askExtension', situationOf(subject.booking, subject.order), actor, toInstant(now))) return null;
  // What the customer may not spend, the desk is not asked for either.
  if (assessExtension(withRoom(ground, toInstant(to)), toInstant(to), toInstant(now)).reason !== null) return null;
  return (await findDeskChain(deps, wish)).length > 0 ? 'chain' : 'taken';
}

/** Who the others are is told to the operator alone. */
const toMoves = (
  { kind }: BookingActor,
  moves: readonly MakingRoom[],
): Pick<ExtensionPreview, 'movesOthers' | 'moves'> => ({
  movesOthers: moves.length > 0,
  ...(kind === 'platformAdmin' && { moves: [...moves] }),
});

/** What most people want, as far as it is possible. */
function usualEnd({ subject }: ExtensionGround, suggestions: readonly SuggestedEnd[]): Temporal.Instant {
  const usual = suggestions.find(({ kind }) => kind === 'week') ?? suggestions.at(-1);
  return usual?.to ?? toInstant(subject.booking.endsAt).add({ hours: 24 });
}

type TwinWish = { readonly ground: ExtensionGround; readonly newTo: Temporal.Instant; readonly now: Temporal.Instant };

/** For the time that would be added, from the depot that the trailer comes back to. */
async function findTwinsFor(deps: RentalReads, actor: BookingActor, { ground, newTo, now }: TwinWish) {
  const { booking, trailer, depot } = ground.subject;
  const end = toInstant(booking.endsAt);
  const from = end.epochMilliseconds < now.epochMilliseconds ? now : end;
  if (newTo.epochMilliseconds <= from.epochMilliseconds) return [];
  return findTwins(deps, actor, {
    trailerId: trailer.id,
    type: trailer.type,
    subType: trailer.subType,
    near: depot,
    period: { from: toWallTime(from, depot.timeZone), to: toWallTime(newTo, depot.timeZone) },
    limit: MOST_TWINS,
  });
}
