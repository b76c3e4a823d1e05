import sharp from 'sharp';
import type { Handover, HandoverPartsInput, SignHandoverInput } from '#contract/handover.ts';
import type { HandoverKind } from '#domain/handover/handover-plan.ts';
import { tyrePositions } from '#domain/handover/tread-depth.ts';
import type { Member } from '#domain/team/actor.ts';
import { codeOfDay } from '#services/depot/code-of-day.ts';
import type { Deps } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { toInstant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { saveParts } from '#services/handover/save-parts.ts';
import { signHandover } from '#services/handover/sign-handover.ts';
import { startHandover } from '#services/handover/start-handover.ts';
import { storePhoto } from '#services/handover/store-photo.ts';
import { makeTrailer } from './make-rows.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from './rental-world.ts';

/** Rentals whose pick-up is due, and protocols with everything in them. */

export type Rental = {
  readonly actor: Member;
  readonly bookingId: string;
  readonly orderId: string;
  readonly trailerId: string;
  readonly depotId: string;
};

type Wish = {
  readonly actor?: Member;
  readonly type?: 'plane' | 'cool' | 'chassis';
  readonly keyBox?: boolean;
  readonly telematics?: 'none' | 'gps' | 'full';
  /** From the next full hour on. */
  readonly daysAhead?: number;
};

export function valueOf<T>(result: Outcome<T>): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** An ordered trailer that can be picked up within the hour. */
export async function rent(
  deps: Deps,
  { actor, type = 'plane', keyBox = true, telematics = 'gps', daysAhead = 0 }: Wish = {},
): Promise<Rental> {
  const customer = actor ?? (await makeCustomer(deps));
  const { depotId } = await makeRentalWorld(deps, 0);
  const trailerId = await makeTrailer(deps.db, { depotId, type, telematics });
  const line = { trailerId, ...periodFrom(deps.clock.now(), daysAhead, 4) };
  const placed = valueOf(await order(deps, customer, await fillCart(deps, customer, [line])));
  await deps.db.updateTable('depot').set({ keyBox }).where('id', '=', depotId).execute();
  const { id: orderId, lineItems } = placed.order;
  return { actor: customer, bookingId: lineItems[0]?.bookingId ?? '', orderId, trailerId, depotId };
}

export const makePhoto = (shade = 100): Promise<Uint8Array> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 100, b: 120 } } })
    .withExif({ IFD0: { Artist: 'driver' } })
    .jpeg()
    .toBuffer();

export const bodyOf = (bytes: Uint8Array): ReadableStream<Uint8Array> => new Blob([new Uint8Array(bytes)]).stream();

const drawn = await sharp({ create: { width: 40, height: 12, channels: 3, background: '#ffffff' } })
  .png()
  .toBuffer();
export const SIGNATURE = `data:image/png;base64,${drawn.toString('base64')}`;
export const BY_CUSTOMER: SignHandoverInput = { customer: { name: 'Jan Kowalski', signature: SIGNATURE } };
export const BY_BOTH: SignHandoverInput = { ...BY_CUSTOMER, depot: { name: 'Petra Lang', signature: SIGNATURE } };

/** Everything that a protocol asks for, and nothing wrong. */
export const wholeParts = ({ plan, trailer, kind }: Handover): HandoverPartsInput => ({
  driver: { name: 'Jan Kowalski', licenceNumber: 'PL 447' },
  mileage: { km: kind === 'pickUp' ? 120_000 : 121_500 },
  ...(plan.steps.includes('cooling') && { cooling: { engineHours: 900, fuelPercent: 80 } }),
  tyres: Object.fromEntries(tyrePositions(trailer.axles).map((position) => [position, 8.5])),
  checklist: Object.fromEntries(plan.checklist.map((check) => [check, { isOk: true }])),
  damages: [],
  equipment: Object.fromEntries(plan.equipment.map((item) => [item, 2])),
  cleanliness: { isClean: true },
});

export const start = async (
  deps: Deps,
  { actor, bookingId }: Rental,
  kind: HandoverKind = 'pickUp',
): Promise<Handover> => valueOf(await startHandover(deps, actor, { bookingId, input: { kind } }));

export const takePhoto = async (deps: Deps, { actor, bookingId }: Rental, handoverId: string, position: string) =>
  valueOf(await storePhoto(deps, actor, { bookingId, handoverId, position, body: bodyOf(await makePhoto()) }));

/** All steps but the signatures; `more` replaces parts. */
export async function fillIn(
  deps: Deps,
  rental: Rental,
  handover: Handover,
  more: HandoverPartsInput = {},
): Promise<Handover> {
  const { actor, bookingId } = rental;
  for (const position of handover.plan.photos) await takePhoto(deps, rental, handover.id, position);
  const input = { ...wholeParts(handover), ...more };
  return valueOf(await saveParts(deps, actor, { bookingId, handoverId: handover.id, input }));
}

export const sign = (
  deps: Deps,
  { actor, bookingId }: Rental,
  handoverId: string,
  input: SignHandoverInput = BY_BOTH,
): Promise<Outcome<Handover>> => signHandover(deps, actor, { bookingId, handoverId, input });

/** What the people of the depot know today. */
export async function codeAt({ db, clock, settings }: Deps, { depotId }: Pick<Rental, 'depotId'>): Promise<string> {
  const { timeZone } = await db
    .selectFrom('depot')
    .select('timeZone')
    .where('id', '=', depotId)
    .executeTakeFirstOrThrow();
  return codeOfDay(settings.secretKey, { depotId, day: localDate(toInstant(clock.now()), timeZone) });
}

/** Both sign; where the depot is staffed, somebody of it types the code. */
export const byBoth = async (deps: Deps, rental: Rental): Promise<SignHandoverInput> => ({
  ...BY_BOTH,
  depotCode: await codeAt(deps, rental),
});

/** A pick-up or return from its first step to the signature. */
export async function handOver(
  deps: Deps,
  rental: Rental,
  kind: HandoverKind,
  more: HandoverPartsInput = {},
): Promise<Handover> {
  const { id } = await fillIn(deps, rental, await start(deps, rental, kind), more);
  return valueOf(await sign(deps, rental, id, await byBoth(deps, rental)));
}
