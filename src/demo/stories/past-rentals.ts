import { paidBy } from '#domain/payment/payment-method.ts';
import type { Temporal } from 'temporal-polyfill';
import type { TrailerType } from '#domain/trailer/trailer-type.ts';
import type { DemoTrailer } from '../make-trailers.ts';
import { between, createRandom, pick, type Range } from '../random.ts';
import type { OrderStory } from './story.ts';

type Customer = Pick<OrderStory, 'author' | 'method'> & { readonly driver: string };

const NORDWIND: Customer = { author: 'anna.admin@nordwind.example', method: 'sepa', driver: 'Torsten Hinz' };
const HANSA: Customer = { author: 'hanna@hansa.example', method: 'transfer', driver: 'Olaf Brandt' };
const VAN_DIJK: Customer = { author: 'emma@vandijk.example', method: 'transfer', driver: 'Sjoerd Bakker' };
const LAVIGNE: Customer = { author: 'claire@lavigne.example', method: 'transfer', driver: 'Luc Moreau' };
const ADIGE: Customer = { author: 'giulia@adige.example', method: 'transfer', driver: 'Paolo Rinaldi' };
const WIELKOPOLSKA: Customer = { author: 'pawel@wielkopolska.example', method: 'transfer', driver: 'Marek Zieliński' };
const CARPAT: Customer = { author: 'andrei@carpat.example', method: 'sepa', driver: 'Ion Marin' };
const AGRARHOF: Customer = { author: 'heike@agrarhof.example', method: 'transfer', driver: 'Klaus Ebert' };
const STEINMANN: Customer = { author: 'jens@steinmann.example', method: 'sepa', driver: 'Ralf Kaiser' };

const WHO_RENTS: Readonly<Partial<Record<TrailerType, readonly Customer[]>>> = {
  plane: [NORDWIND, WIELKOPOLSKA, LAVIGNE, ADIGE],
  cool: [HANSA, NORDWIND],
  box: [NORDWIND, LAVIGNE, ADIGE],
  chassis: [VAN_DIJK, CARPAT],
  chassisAllround: [VAN_DIJK, NORDWIND],
  tipper: [STEINMANN],
  tipperAgrar: [AGRARHOF, CARPAT],
};

type Season = { readonly fromDays: Range; readonly days: Range };
type Rented = Pick<DemoTrailer, 'number' | 'type' | 'firstRegisteredOn'>;

/** Far enough apart that a closed depot, which moves a pick-up by days, does not make them meet. */
const LONG_AGO: Season = { fromDays: [-355, -200], days: [3, 45] };
const LATELY: Season = { fromDays: [-120, -38], days: [3, 21] };

/**
 * What the customers rented during the last year, each trailer twice: all of it is back, settled and closed. The first
 * order comes first.
 */
export const pastRentals = (trailers: readonly Rented[], today: Temporal.PlainDate): readonly OrderStory[] =>
  trailers
    .flatMap((trailer) => {
      const age = trailer.firstRegisteredOn.until(today).days;
      return [LONG_AGO, LATELY]
        .map((season) => pastRental(trailer, season))
        .filter(({ placedHoursAgo }) => placedHoursAgo < age * 24);
    })
    .toSorted((a, b) => b.placedHoursAgo - a.placedHoursAgo);

function pastRental({ number, type }: Rented, season: Season): OrderStory {
  const random = createRandom(`past rental ${number} ${season.fromDays[0]}`);
  const { author, method, driver } = pick(random, WHO_RENTS[type] ?? [NORDWIND]);
  const fromDay = between(random, season.fromDays);
  const isOnTime = random() < 0.8;
  return {
    name: `${number} in the past`,
    author,
    method,
    placedHoursAgo: (between(random, [2, 12]) - fromDay) * 24,
    ...(paidBy(method) === 'transfer' && { paidHoursAgo: -(fromDay + 12) * 24 }),
    lines: [
      {
        trailer: number,
        fromDay,
        days: between(random, season.days),
        services: random() < 0.5 ? ['liabilityPlus'] : [],
        rental: { driver, returnedDaysLate: isOnTime ? 0 : pick(random, [-1, 1]), isClosed: true },
      },
    ],
  };
}
