import { payloadKg } from '#domain/trailer/trailer-type.ts';
import type { Livery } from '#web/art/livery.ts';
import { Temporal } from 'temporal-polyfill';
import { makeCertificates } from './certificates.ts';
import type { DemoCertificate } from './certificates.ts';
import { DEMO_DEPOTS } from './depots.ts';
import { DEMO_FLEET } from './fleet.ts';
import type { FleetLine } from './fleet-line.ts';
import { between, createRandom, demoId, pick } from './random.ts';
import { makePlate, makeVin } from './registration.ts';

export type DemoTrailer = ReturnType<typeof makeTrailer> & {
  readonly telematics: 'none' | 'gps' | 'full';
  readonly certificates: readonly DemoCertificate[];
};

const OLDEST = Temporal.PlainDate.from('2017-02-01');
const NEWEST = Temporal.PlainDate.from('2026-06-30');
const FIRST_NUMBER = 101;

/** Every trailer of the demo. The ends of certificates follow the given day, everything else is always the same. */
export function makeTrailers(today: Temporal.PlainDate): readonly DemoTrailer[] {
  const trailers = DEMO_FLEET.flatMap((line, row) =>
    line.depots.split(' ').map((depotCode, place) => makeTrailer(line, row, depotCode, place)),
  );
  const telematics = spreadTelematics(trailers.map(({ number }) => number));
  return trailers.map((trailer) => ({
    ...trailer,
    telematics: telematics.get(trailer.number) ?? 'none',
    certificates: makeCertificates({ ...trailer, tailLiftKg: trailer.columns.tailLiftKg }, today),
  }));
}

function makeTrailer(line: FleetLine, row: number, depotCode: string, place: number) {
  const number = `${line.code}-${FIRST_NUMBER + place}`;
  const random = createRandom(`trailer ${number}`);
  const depot = DEMO_DEPOTS.find(({ code }) => code === depotCode);
  if (!depot) throw new Error(`There is no depot ${depotCode}`);
  const firstRegisteredOn = OLDEST.add({ days: between(random, [0, OLDEST.until(NEWEST).days]) });
  const [make, model] = pick(random, line.models);
  const tareKg = between(random, line.tareKg, 10);
  return {
    id: demoId(`trailer ${number}`),
    number,
    depotCode,
    type: line.type,
    subType: line.subType,
    livery: liveryOf(line, place),
    firstRegisteredOn,
    facts: line.facts(place),
    columns: {
      priceClass: line.priceClass,
      make,
      model,
      plate: makePlate(depot.country, depot.plateDistrict, (row + 1) * 100 + place + 1),
      vin: makeVin(random, make, firstRegisteredOn.year),
      axles: line.axles,
      liftAxle: place < line.liftAxles,
      tareKg,
      payloadKg: payloadKg(tareKg),
      innerLengthMm: line.innerLengthMm ? between(random, line.innerLengthMm, 50) : null,
      innerWidthMm: line.innerWidthMm ?? null,
      innerHeightMm: line.innerHeightMm ?? null,
      euroPallets: line.pallets ?? null,
      euroPalletsDouble: line.palletsDouble ?? null,
      volumeM3: line.volumeM3 ? between(random, line.volumeM3) : null,
      tailLiftKg: line.tailLiftKg ?? null,
    },
  };
}

const liveryOf = ({ liveries }: FleetLine, place: number): Livery => liveries[place % liveries.length] ?? 'night';

/** Rented with the service that tells its position. */
const LOCATED: readonly string[] = ['PS-101'];

/** Full on 60 % of the fleet, position only on 25 %, nothing on the rest. */
function spreadTelematics(numbers: readonly string[]): ReadonlyMap<string, 'none' | 'gps' | 'full'> {
  const shuffled = numbers
    .map((number) => ({ number, rank: LOCATED.includes(number) ? 0 : createRandom(`telematics ${number}`)() }))
    .toSorted((a, b) => a.rank - b.rank);
  return new Map(
    shuffled.map(({ number }, i) => {
      const share = i / shuffled.length;
      return [number, share < 0.6 ? 'full' : share < 0.85 ? 'gps' : 'none'];
    }),
  );
}
