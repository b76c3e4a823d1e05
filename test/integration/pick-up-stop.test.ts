import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReleasePickUpInput } from '#contract/admin-booking-input.ts';
import type { Handover, HandoverPartsInput } from '#contract/handover.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { getBooking } from '#services/admin/booking/get-booking.ts';
import { releasePickUp } from '#services/admin/booking/release-pick-up.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import type { Deps } from '#services/deps.ts';
import { saveParts } from '#services/handover/save-parts.ts';
import {
  BY_CUSTOMER,
  fillIn,
  handOver,
  rent,
  sign,
  start,
  valueOf,
  wholeParts,
  type Rental,
} from '../support/handover-world.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { readPdf } from '../support/read-pdf.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let operatorEmail: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  const { userId, email } = await makePlatformAdmin(deps);
  operator = { kind: 'platformAdmin', role: 'admin', userId };
  operatorEmail = email;
});
afterAll(() => shop[Symbol.asyncDispose]());

const failing = (handover: Handover, ...checks: readonly string[]): HandoverPartsInput['checklist'] => ({
  ...wholeParts(handover).checklist,
  ...Object.fromEntries(checks.map((check) => [check, { isOk: false, note: `${check} kaputt` }])),
});
const save = ({ actor, bookingId }: Rental, handoverId: string, input: HandoverPartsInput) =>
  saveParts(deps, actor, { bookingId, handoverId, input });
const release = ({ bookingId }: Rental, input: ReleasePickUpInput) =>
  releasePickUp(deps, operator, { bookingId, input });
const tasksOf = async ({ bookingId }: Rental) =>
  valueOf(await listTasks(deps, operator)).items.filter(
    (task) => task.kind === 'pickUpStopped' && task.bookingId === bookingId,
  );
const alarms = async () => {
  await shop.workOffOutbox();
  return shop.mails.filter(({ to, subject }) => to === operatorEmail && subject.includes('Übernahme angehalten'));
};

test('failed lights keep a trailer in the yard until the operator lets it go, and everybody learns of it', async () => {
  const rental = await rent(deps);
  const begun = await start(deps, rental);
  const { id } = await fillIn(deps, rental, begun, { checklist: failing(begun, 'lights') });
  expect(await sign(deps, rental, id)).toMatchObject({
    error: { code: 'handover-incomplete', details: { obstacles: [{ step: 'checklist', missing: ['lights'] }] } },
  });

  const [mail] = await alarms();
  expect(mail?.text).toContain('lights kaputt');
  expect(await tasksOf(rental)).toMatchObject([{ stop: { checks: [{ check: 'lights', note: 'lights kaputt' }] } }]);
  expect(await getBooking(deps, operator, rental.bookingId)).toMatchObject({
    value: { stop: { checks: [{ check: 'lights' }], tyres: [] }, release: null },
  });

  // Nobody of the customer lets it go, and nothing that has not failed is let pass.
  const input: ReleasePickUpInput = { checks: ['lights'], reason: 'Birne getauscht, geprüft' };
  expect(await releasePickUp(deps, rental.actor, { bookingId: rental.bookingId, input })).toMatchObject({
    error: { code: 'forbidden' },
  });
  expect(await release(rental, { ...input, checks: ['brakes'] })).toMatchObject({ error: { code: 'illegal-state' } });
  expect(await release(rental, input)).toMatchObject({
    value: { stop: null, release: { checks: ['lights'], reason: input.reason } },
  });
  expect(await tasksOf(rental)).toEqual([]);

  const signed = valueOf(await sign(deps, rental, id, BY_CUSTOMER));
  expect(signed).toMatchObject({ release: { reason: input.reason }, booking: { status: 'onRent' } });
  await shop.workOffOutbox();
  const paper = shop.mails.findLast(({ subject }) => subject.includes('Übernahmeprotokoll'));
  expect(paper?.text).toContain('Beleuchtung');
  expect(paper?.text).toContain(input.reason);
  const bytes = paper?.attachments?.at(-1)?.bytes ?? new Uint8Array();
  expect(readPdf(bytes).text.replaceAll('\n', '')).toContain(input.reason);
  const log = await deps.db
    .selectFrom('auditLog')
    .select(['action', 'data'])
    .where('objectId', '=', id)
    .where('action', 'in', ['handover.stop', 'handover.release'])
    .orderBy('at')
    .execute();
  expect(log).toMatchObject([
    { action: 'handover.stop', data: { checks: ['lights'] } },
    { action: 'handover.release', data: { checks: ['lights'], reason: input.reason } },
  ]);
});

test('what fails after a release stops the pick-up again', async () => {
  const rental = await rent(deps);
  const begun = await start(deps, rental);
  const { id } = await fillIn(deps, rental, begun, { checklist: failing(begun, 'lights') });
  valueOf(await release(rental, { checks: ['lights'], reason: 'Ersatzbirne dabei' }));
  valueOf(await save(rental, id, { checklist: failing(begun, 'lights', 'brakes') }));
  expect(await tasksOf(rental)).toMatchObject([{ stop: { checks: [{ check: 'brakes' }] } }]);
  expect(await sign(deps, rental, id)).toMatchObject({
    error: { details: { obstacles: [{ step: 'checklist', missing: ['brakes'] }] } },
  });
});

test('a worn tyre calls the operator once, and a repair calls the alarm off', async () => {
  const rental = await rent(deps);
  const begun = await start(deps, rental);
  const before = (await alarms()).length;
  const { tyres } = wholeParts(begun);
  valueOf(await save(rental, begun.id, { tyres: { ...tyres, '1L': 2.5 } }));
  valueOf(await save(rental, begun.id, { tyres: { ...tyres, '1L': 2.4 } }));
  expect(await alarms()).toHaveLength(before + 1);
  expect(await tasksOf(rental)).toMatchObject([{ stop: { tyres: [{ position: '1L', depthMm: 2.4 }], checks: [] } }]);
  valueOf(await save(rental, begun.id, { tyres: { ...tyres, '1L': 9 } }));
  expect(await tasksOf(rental)).toEqual([]);
});

test('what was mended before the mail went out is no news', async () => {
  const rental = await rent(deps);
  const begun = await start(deps, rental);
  const before = (await alarms()).length;
  valueOf(await save(rental, begun.id, { checklist: failing(begun, 'kingpin') }));
  valueOf(await save(rental, begun.id, { checklist: failing(begun) }));
  expect(await alarms()).toHaveLength(before);
});

test('on return a failed check is only written down', async () => {
  const rental = await rent(deps);
  await handOver(deps, rental, 'pickUp');
  const back = await start(deps, rental, 'return');
  const before = (await alarms()).length;
  const { id } = await fillIn(deps, rental, back, { checklist: failing(back, 'lights', 'brakes', 'kingpin') });
  expect(await sign(deps, rental, id)).toMatchObject({ ok: true });
  expect(await alarms()).toHaveLength(before);
});
