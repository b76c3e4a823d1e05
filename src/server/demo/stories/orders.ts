import type { PaymentMethod } from '#domain/payment/payment-method.ts';

export type StoryLine = {
  /** The trailer's number. */
  readonly trailer: string;
  /** Others to take if a certificate of the first ends too soon, seen from the day of the seed. */
  readonly orElse?: readonly string[];
  /** Days from the day of the seed to the pick-up; if the depot is closed then, the next day on which it works. */
  readonly fromDay: number;
  readonly days: number;
  readonly services?: readonly string[];
};

export type OrderStory = {
  readonly name: string;
  readonly author: string;
  readonly placedHoursAgo: number;
  readonly method: PaymentMethod;
  readonly lines: readonly StoryLine[];
  readonly poNumber?: string;
  readonly costCentre?: string;
  readonly note?: string;
  readonly cancelledHoursAgo?: number;
};

/** What a new visitor finds in the orders of the demo customers. Days until the clocks change are added by the loader. */
export const orderStories = (daysUntilClockChange: number): readonly OrderStory[] => [
  {
    name: 'six trailers at once',
    author: 'anna.admin@nordwind.example',
    placedHoursAgo: 50,
    method: 'sepa',
    poNumber: 'NW-4471',
    costCentre: '4100 Fernverkehr',
    lines: ['PS-102', 'PS-103', 'PS-106', 'BD-101', 'BD-103', 'BL-101'].map((trailer) => ({
      trailer,
      fromDay: 3,
      days: 14,
      services: ['liabilityPlus', 'breakdown24'],
    })),
  },
  {
    name: 'cancelled in time',
    author: 'anna.admin@nordwind.example',
    placedHoursAgo: 75,
    cancelledHoursAgo: 20,
    method: 'sepa',
    lines: [{ trailer: 'AR-101', fromDay: 12, days: 5 }],
  },
  {
    name: 'waits for an approval',
    author: 'dirk.dispatch@nordwind.example',
    placedHoursAgo: 2,
    method: 'sepa',
    costCentre: '4200 Frische',
    note: 'Bitte bis heute Abend freigeben.',
    lines: [
      { trailer: 'KM-102', fromDay: 6, days: 14, services: ['tempLog', 'precool'] },
      { trailer: 'TS-102', fromDay: 6, days: 14 },
    ],
  },
  {
    name: 'waits for an advance transfer',
    author: 'rosa@rutas.example',
    placedHoursAgo: 7,
    method: 'transfer',
    lines: [{ trailer: 'PX-103', fromDay: 9, days: 7, services: ['lashingKit'] }],
  },
  {
    name: 'eight months',
    author: 'giulia@adige.example',
    placedHoursAgo: 30,
    method: 'transfer',
    lines: [{ trailer: 'AF-102', fromDay: 5, days: 240, services: ['fullService'] }],
  },
  {
    name: 'over the change of the clocks',
    author: 'claire@lavigne.example',
    placedHoursAgo: 28,
    method: 'transfer',
    lines: [
      {
        trailer: 'PX-102',
        orElse: ['PX-103', 'PX-101', 'PS-107', 'PS-101'],
        fromDay: daysUntilClockChange - 3,
        days: 7,
      },
    ],
  },
  {
    name: 'container week',
    author: 'emma@vandijk.example',
    placedHoursAgo: 26,
    method: 'transfer',
    poNumber: 'VD-2291',
    lines: ['CF-101', 'CF-102'].map((trailer) => ({ trailer, fromDay: 4, days: 10, services: ['twistlockKit'] })),
  },
  {
    name: 'by another clock',
    author: 'andrei@carpat.example',
    placedHoursAgo: 25,
    method: 'sepa',
    lines: [{ trailer: 'PS-108', fromDay: 4, days: 4 }],
  },
];
