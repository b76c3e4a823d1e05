import { Buffer } from 'node:buffer';
import type { PaperPhoto } from '#contract/document.ts';
import type { Handover, HandoverParts } from '#contract/handover.ts';
import {
  checklistFor,
  damageViews,
  equipmentFor,
  handoverSteps,
  requiredPhotos,
} from '#domain/handover/handover-plan.ts';
import { damagePhoto } from '#domain/handover/photo-position.ts';
import { tyrePositions } from '#domain/handover/tread-depth.ts';
import { SAMPLE_ORDER } from './sample-order.ts';

/** A white picture of one point: the smallest there is. */
export const TINY_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const TINY_JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);

const TYPE = 'cool';
const KNOWN = 'b1a4f0de-3c55-4d0e-9d77-6f1f35a1c001';
const FOUND = 'b1a4f0de-3c55-4d0e-9d77-6f1f35a1c002';

const tyres = (depth: number) => Object.fromEntries(tyrePositions(3).map((position) => [position, depth]));

const pickUpParts: HandoverParts = {
  driver: { name: 'Jan Kowalski', licenceNumber: 'PL 00447/21' },
  mileage: { km: 412_380, isConfirmed: false, note: null },
  cooling: { engineHours: 8120, fuelPercent: 95, isConfirmed: false, note: null },
  tyres: tyres(9),
  checklist: Object.fromEntries(checklistFor(TYPE).map((check) => [check, { isOk: true, note: null }])),
  damages: [],
  equipment: { spareWheel: 1, wheelChocks: 2, warningPlates: 2, lockBars: 12, deckBeams: 22 },
  cleanliness: { isClean: true, note: null },
};

const [line] = SAMPLE_ORDER.lineItems;
if (line === undefined) throw new Error('The sample order has no line');

/** The signed return of a reefer with a damage from before, a new one and a refusal, in several alphabets. */
export const SAMPLE_HANDOVER: Handover = {
  id: '5f1c6a4e-8a51-4a53-9f0e-0c1f5f5e0010',
  version: 14,
  kind: 'return',
  startedAt: '2026-11-27T06:40:00.000Z',
  signedAt: '2026-11-27T07:02:00.000Z',
  signedOnDeviceAt: '2026-11-27T06:41:00.000Z',
  confirmation: null,
  keyBox: false,
  needsDepotCode: false,
  company: 'Łódź & <Søhne> Сибирь',
  booking: {
    id: line.id,
    number: line.number,
    orderId: SAMPLE_ORDER.id,
    status: 'returned',
    period: line.period,
    driverName: 'Jan Kowalski',
    reservationNote: null,
    services: ['precool'],
    returnDepot: null,
  },
  trailer: { ...line.trailer, vin: 'WKESD000000123456', axles: 3 },
  depot: { ...line.depot, street: 'Șoseaua Odăii 307', postalCode: '013604', phone: '+40215550101' },
  plan: {
    steps: handoverSteps(TYPE),
    checklist: checklistFor(TYPE),
    equipment: equipmentFor(TYPE, []),
    ordered: {},
    photos: requiredPhotos(TYPE),
    views: damageViews(TYPE),
    tyres: tyrePositions(3).map((position) => ({ position, lastMm: 9 })),
  },
  lastMileageKm: 412_380,
  lastEngineHours: 8120,
  knownDamages: [
    {
      id: KNOWN,
      view: 'left',
      x: 0.4,
      y: 0.3,
      kind: 'scratch',
      severity: 'cosmetic',
      description: 'Kratzer, etwa 40 cm',
      photos: [damagePhoto(KNOWN, 1)],
      foundAt: '2026-10-02T09:00:00.000Z',
    },
  ],
  pickUp: {
    id: '5f1c6a4e-8a51-4a53-9f0e-0c1f5f5e0011',
    signedAt: '2026-11-20T07:10:00.000Z',
    parts: pickUpParts,
  },
  parts: {
    ...pickUpParts,
    mileage: { km: 415_902, isConfirmed: true, note: 'Zähler getauscht' },
    cooling: { engineHours: 8204, fuelPercent: 40, isConfirmed: false, note: null },
    tyres: { ...tyres(8.7), '2L': 3.4 },
    checklist: {
      ...pickUpParts.checklist,
      doorSeals: { isOk: false, note: 'Dichtung unten rechts gerissen' },
    },
    damages: [
      {
        id: FOUND,
        view: 'rear',
        x: 0.8,
        y: 0.85,
        kind: 'dent',
        severity: 'functional',
        description: 'Вмятина на правой двери, закрывается туго',
        photos: [damagePhoto(FOUND, 1), damagePhoto(FOUND, 2)],
      },
    ],
    equipment: { ...pickUpParts.equipment, lockBars: 11 },
    cleanliness: { isClean: false, note: 'Verpackungsreste auf dem Boden' },
  },
  photos: [],
  obstacles: [],
  release: { checks: ['lights'], reason: 'Лампа заменена', by: 'Petra Lang', at: '2026-11-20T07:05:00.000Z' },
  resumeStep: 'signatures',
  canSign: false,
  signatures: {
    customer: { refusedBecause: 'Kierowca kwestionuje wgniecenie' },
    depot: { name: 'Ștefan Țurcanu', signature: TINY_PNG },
  },
};

export const SAMPLE_PHOTOS: readonly PaperPhoto[] = [
  ...requiredPhotos(TYPE),
  damagePhoto(KNOWN, 1),
  damagePhoto(FOUND, 1),
  damagePhoto(FOUND, 2),
].map((position) => ({ position, jpeg: TINY_JPEG }));
