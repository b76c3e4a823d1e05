import type { OrderStory } from './story.ts';

type Soon = { readonly fromDay: number; readonly pickUp: string };

/** Rentals that run or have just ended. Those at depots with a key box begin and end on any day of the week. */
export const rentalStories = (soon: Soon): readonly OrderStory[] => [
  {
    name: 'day 27 of 28 for a Polish customer in Hamburg',
    author: 'pawel@wielkopolska.example',
    placedHoursAgo: 28 * 24,
    paidHoursAgo: 18 * 24,
    method: 'transfer',
    lines: [
      {
        trailer: 'PS-101',
        fromDay: -26,
        days: 28,
        at: { pickUp: '08:00', return: '08:00' },
        services: ['liabilityPlus', 'telematicsBasic'],
        rental: { driver: 'Marek Zieliński' },
      },
    ],
  },
  {
    name: 'extended over its thirtieth day, from when on the customer owes the tax',
    author: 'pawel@wielkopolska.example',
    placedHoursAgo: 77 * 24,
    method: 'transfer',
    lines: [
      {
        trailer: 'PS-106',
        fromDay: -75,
        days: 28,
        at: { pickUp: '09:00', return: '09:00' },
        services: ['liabilityPlus'],
        rental: { driver: 'Marek Zieliński', extended: { afterDays: 20, days: 70 } },
      },
    ],
  },
  {
    name: 'the next customer of the Hamburg trailer',
    author: 'lukas@donau.example',
    placedHoursAgo: 12 * 24,
    method: 'transfer',
    lines: [{ trailer: 'PS-101', fromDay: 22, days: 5, at: { pickUp: '10:00', return: '10:00' } }],
  },
  {
    name: 'ends tomorrow',
    author: 'hanna@hansa.example',
    placedHoursAgo: 11 * 24,
    method: 'transfer',
    lines: [
      {
        trailer: 'PX-101',
        fromDay: -9,
        days: 10,
        at: { pickUp: '09:00', return: '09:00' },
        services: ['lashingKit'],
        rental: { driver: 'Olaf Brandt' },
      },
    ],
  },
  {
    name: 'begins three hours after that',
    author: 'anna.admin@nordwind.example',
    placedHoursAgo: 4 * 24,
    method: 'sepa',
    costCentre: '4100 Fernverkehr',
    lines: [{ trailer: 'PX-101', fromDay: 1, days: 7, at: { pickUp: '12:00', return: '12:00' } }],
  },
  {
    name: 'six trailers, two of them back',
    author: 'anna.admin@nordwind.example',
    placedHoursAgo: 9 * 24,
    method: 'sepa',
    poNumber: 'NW-4471',
    costCentre: '4100 Fernverkehr',
    lines: ['PS-102', 'PS-103', 'PS-107', 'BD-101', 'BD-103', 'BL-101'].map((trailer) => ({
      trailer,
      fromDay: -7,
      days: 14,
      services: ['liabilityPlus', 'breakdown24'],
      rental: {
        driver: 'Torsten Hinz',
        ...(trailer === 'BD-101' || trailer === 'BD-103' ? { returnedDaysLate: -7 } : {}),
      },
    })),
  },
  {
    name: 'overdue in Lyon',
    author: 'claire@lavigne.example',
    placedHoursAgo: 14 * 24,
    method: 'transfer',
    lines: [
      {
        trailer: 'PM-103',
        fromDay: -10,
        days: 6,
        rental: { driver: 'Luc Moreau', lastSeen: { lat: 45.76, lon: 4.84, minutesAgo: 22 } },
      },
    ],
  },
  {
    name: 'waits for the overdue trailer',
    author: 'lukas@donau.example',
    placedHoursAgo: 13 * 24,
    method: 'transfer',
    lines: [{ trailer: 'PM-103', fromDay: 3, days: 7 }],
  },
  {
    name: 'came back with a damage',
    author: 'hanna@hansa.example',
    placedHoursAgo: 33 * 24,
    paidHoursAgo: 17 * 24,
    method: 'transfer',
    lines: [
      {
        trailer: 'PM-102',
        fromDay: -31,
        days: 10,
        at: { pickUp: '07:00', return: '16:00' },
        rental: { isSigned: true, driver: 'Uwe Petersen', returnedDaysLate: 0, returnsDamaged: true, isClosed: true },
      },
    ],
  },
  {
    name: 'picked up with a signed protocol and the old damage in it',
    author: 'anna.admin@nordwind.example',
    placedHoursAgo: 6 * 24,
    method: 'sepa',
    costCentre: '4200 Frische',
    lines: [
      {
        trailer: 'PM-102',
        fromDay: -3,
        days: 10,
        at: { pickUp: '09:30', return: '09:30' },
        services: ['liabilityTop'],
        rental: { isSigned: true, driver: 'Jan Matthiesen' },
      },
    ],
  },
  {
    name: 'nobody came',
    author: 'emma@vandijk.example',
    placedHoursAgo: 8 * 24,
    method: 'transfer',
    lines: [{ trailer: 'AR-103', fromDay: -4, days: 5, at: { pickUp: '08:00', return: '08:00' }, rental: 'noShow' }],
  },
  {
    name: 'back since yesterday, to be closed',
    author: 'hanna@hansa.example',
    placedHoursAgo: 12 * 24,
    method: 'transfer',
    lines: [
      {
        trailer: 'KD-101',
        fromDay: -8,
        days: 7,
        at: { pickUp: '06:00', return: '05:00' },
        services: ['tempLog'],
        rental: { driver: 'Olaf Brandt', returnedDaysLate: 0 },
      },
    ],
  },
  {
    name: 'return announced',
    author: 'jens@steinmann.example',
    placedHoursAgo: 15 * 24,
    method: 'sepa',
    lines: [
      {
        trailer: 'TT-101',
        fromDay: -12,
        days: 16,
        at: { pickUp: '06:00', return: '16:00' },
        rental: { driver: 'Ralf Kaiser', announcedForDay: 1 },
      },
    ],
  },
  {
    name: 'can be picked up now',
    author: 'dirk.dispatch@nordwind.example',
    placedHoursAgo: 30,
    method: 'sepa',
    note: 'Fahrer ruft vorher an.',
    lines: [{ trailer: 'AR-101', fromDay: soon.fromDay, days: 3, at: { pickUp: soon.pickUp, return: soon.pickUp } }],
  },
];
