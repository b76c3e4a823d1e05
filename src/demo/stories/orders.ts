import type { OrderStory } from './story.ts';

/** What a new visitor finds in the orders of the demo customers. Days until the clocks change are added by the loader. */
export const orderStories = (daysUntilClockChange: number): readonly OrderStory[] => [
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

/** What presses where most of the fleet is out: an approval that lapses in a few hours. */
export const PRESSING_STORIES: readonly OrderStory[] = [
  {
    name: 'an approval about to lapse',
    author: 'dirk.dispatch@nordwind.example',
    placedHoursAgo: 20,
    method: 'sepa',
    costCentre: '4200 Frische',
    note: 'Der Kunde wartet auf die Zusage.',
    lines: [
      { trailer: 'KR-101', fromDay: 8, days: 14, services: ['tempLog'] },
      { trailer: 'GA-101', fromDay: 8, days: 14 },
    ],
  },
];
