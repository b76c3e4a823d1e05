import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { TrailerType } from '#domain/trailer/trailer-type.ts';
import { DEMO_DEPOTS } from '../depots.ts';
import { FURTHER_COMPANIES, type FurtherCompany } from '../more-companies.ts';
import { pick } from '../random.ts';

export type Renter = {
  readonly company: string;
  readonly author: string;
  readonly method: PaymentMethod;
  readonly drivers: readonly string[];
  readonly country: string;
  readonly rents: readonly TrailerType[];
  readonly monthsHere: number;
  readonly costCentres: readonly string[];
  readonly isBlocked: boolean;
};

const DRIVERS: Readonly<Record<string, readonly string[]>> = {
  AT: ['Franz Hofer', 'Josef Pichler', 'Milan Kovač'],
  BE: ['Koen Peeters', 'Luc Janssens', 'Marc Dubois'],
  DE: ['Holger Stein', 'Mehmet Aydın', 'Andreas Voigt', 'Janusz Kowal', 'Sven Albrecht', 'Bogdan Ilie'],
  ES: ['Antonio Ruiz', 'Manuel Ortega'],
  FR: ['Pascal Girard', 'Karim Benali', 'Thierry Roux'],
  IT: ['Giuseppe Villa', 'Luca Moretti'],
  NL: ['Henk Mulder', 'Bas Vermeer', 'Kees Smit'],
  PL: ['Krzysztof Mazur', 'Grzegorz Duda', 'Adam Lis'],
  RO: ['Vasile Munteanu', 'Gheorghe Stan'],
};

type Known = readonly [
  company: string,
  author: string,
  country: string,
  driver: string,
  rents: string,
  isDebited: boolean,
];

/** The customers of the stories rented before, too. */
const KNOWN: readonly Known[] = [
  ['nordwind', 'anna.admin@nordwind.example', 'DE', 'Torsten Hinz', 'plane cool box chassisAllround', true],
  ['hansa', 'hanna@hansa.example', 'DE', 'Olaf Brandt', 'cool', false],
  ['vandijk', 'emma@vandijk.example', 'NL', 'Sjoerd Bakker', 'chassis chassisAllround', false],
  ['lavigne', 'claire@lavigne.example', 'FR', 'Luc Moreau', 'plane box', false],
  ['adige', 'giulia@adige.example', 'IT', 'Paolo Rinaldi', 'plane box', false],
  ['wielkopolska', 'pawel@wielkopolska.example', 'PL', 'Marek Zieliński', 'plane', false],
  ['carpat', 'andrei@carpat.example', 'RO', 'Ion Marin', 'chassis tipperAgrar plane', true],
  ['agrarhof', 'heike@agrarhof.example', 'DE', 'Klaus Ebert', 'tipperAgrar', false],
  ['steinmann', 'jens@steinmann.example', 'DE', 'Ralf Kaiser', 'tipper', true],
];
const COST_CENTRES: Readonly<Record<string, readonly string[]>> = {
  nordwind: ['4100 Fernverkehr', '4200 Frische', '4300 Container'],
  mainkuehl: ['K 10', 'K 20'],
  paketring: ['Nord', 'Süd'],
};
const LONG_MONTHS = 36;

const fromKnown = ([company, author, country, driver, rents, isDebited]: Known): Renter => ({
  company,
  author,
  method: isDebited ? 'sepa' : 'transfer',
  drivers: [driver],
  country,
  // Written by the table above, and by nobody else.
  rents: rents.split(' ') as TrailerType[],
  monthsHere: LONG_MONTHS,
  costCentres: COST_CENTRES[company] ?? [],
  isBlocked: false,
});

const fromFurther = (company: FurtherCompany): Renter => ({
  company: company.key,
  author: company.admin.email,
  method: company.mandate === undefined ? 'transfer' : 'sepa',
  drivers: DRIVERS[company.country] ?? [],
  country: company.country,
  rents: company.rents,
  monthsHere: company.monthsHere ?? LONG_MONTHS,
  costCentres: COST_CENTRES[company.key] ?? [],
  isBlocked: company.standing?.status === 'blocked',
});

/** Everybody who may order, or did so before they were blocked. */
export const RENTERS: readonly Renter[] = [
  ...KNOWN.map(fromKnown),
  ...FURTHER_COMPANIES.filter(({ standing }) => standing?.status !== 'pendingReview').map(fromFurther),
];

/** Companies with a transfer that has not come, and for how many days. */
export const LATE_PAYERS: readonly { readonly company: string; readonly days: number }[] = [
  { company: 'saarexpress', days: 5 },
  { company: 'moebelnord', days: 19 },
  { company: 'brabantcargo', days: 41 },
];

type Wanted = {
  readonly type: TrailerType;
  readonly depotCode: string;
  readonly placedDay: number;
  /** Whether the rental is over. */
  readonly isOver: boolean;
};

/** A company stopped ordering some weeks before it was blocked. */
const LAST_OF_BLOCKED = -80;

/** Somebody who has use for a trailer and was a customer then; those of the depot's country come more often. */
export function pickRenter(random: () => number, { type, depotCode, placedDay, isOver }: Wanted): Renter {
  const country = DEMO_DEPOTS.find(({ code }) => code === depotCode)?.country;
  const possible = RENTERS.filter(
    ({ company, rents, monthsHere, isBlocked }) =>
      rents.includes(type) &&
      placedDay > -monthsHere * 30 &&
      (!isBlocked || (isOver && placedDay < LAST_OF_BLOCKED)) &&
      !LATE_PAYERS.some((late) => late.company === company),
  );
  const near = possible.filter((renter) => renter.country === country);
  return pick(random, near.length > 0 && random() < 0.7 ? near : possible);
}
