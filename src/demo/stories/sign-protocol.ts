import type { Handover } from '#contract/handover.ts';
import type { HandoverKind } from '#domain/handover/handover-plan.ts';
import { damagePhoto } from '#domain/handover/photo-position.ts';
import type { Member } from '#domain/team/actor.ts';
import type { Deps } from '#services/deps.ts';
import { saveParts } from '#services/handover/save-parts.ts';
import { signHandover } from '#services/handover/sign-handover.ts';
import { startHandover } from '#services/handover/start-handover.ts';
import { storePhoto } from '#services/handover/store-photo.ts';
import { demoId } from '../random.ts';
import { drawOnYard, drawSignature, frameYard } from '../yard-photo.ts';
import { expectDone } from './place-story-order.ts';
import type { OrderStory } from './story.ts';

type Protocol = {
  readonly story: OrderStory;
  readonly bookingId: string;
  readonly kind: HandoverKind;
  readonly isDamaged: boolean;
};

const START_KM = 184_320;
const TRIP_KM = 4_180;
const NEW_TREAD_MM = 9.5;

/** Fills a protocol in and signs it, as the customer at a depot with a key box does. */
export async function signProtocol(deps: Deps, actor: Member, protocol: Protocol): Promise<void> {
  const { story, bookingId, kind, isDamaged } = protocol;
  const handover = expectDone(story, await startHandover(deps, actor, { bookingId, input: { kind } }));
  const which = { bookingId, handoverId: handover.id };
  const damageId = demoId(`damage ${handover.trailer.number}`);
  expectDone(
    story,
    await saveParts(deps, actor, { ...which, input: answersTo(handover, isDamaged ? damageId : null) }),
  );

  const positions = [...handover.plan.photos, ...(isDamaged ? [damagePhoto(damageId, 1)] : [])];
  const yard = await drawOnYard(handover.trailer);
  for (const position of positions) {
    const photo = await frameYard(yard, position).jpeg({ quality: 80 }).toBuffer();
    expectDone(story, await storePhoto(deps, actor, { ...which, position, body: once(photo) }));
  }
  const name = handover.booking.driverName ?? handover.company;
  const input = { customer: { name, signature: await drawSignature(name) } };
  expectDone(story, await signHandover(deps, actor, { ...which, input }));
}

const answersTo = ({ plan, booking, company, kind, lastMileageKm }: Handover, damageId: string | null) => ({
  driver: { name: booking.driverName ?? company, licenceNumber: null },
  mileage: { km: (lastMileageKm ?? START_KM) + (kind === 'return' ? TRIP_KM : 0) },
  tyres: Object.fromEntries(
    plan.tyres.map(({ position, lastMm }, index) => [position, lastMm ?? NEW_TREAD_MM - index * 0.4]),
  ),
  checklist: Object.fromEntries(plan.checklist.map((check) => [check, { isOk: true, note: null }])),
  damages:
    damageId === null
      ? []
      : [
          {
            id: damageId,
            view: 'left' as const,
            x: 0.62,
            y: 0.38,
            kind: 'tear' as const,
            severity: 'cosmetic' as const,
            description: 'Plane links, 4 cm, geflickt',
          },
        ],
  equipment: Object.fromEntries(plan.equipment.map((thing) => [thing, 1])),
  cleanliness: { isClean: true, note: null },
});

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
