import { randomUUID } from 'node:crypto';
import type { CreateDepotInput } from '#contract/admin-depot.ts';
import type { CreateServiceInput } from '#contract/admin-service.ts';
import type { CreateTrailerInput } from '#contract/admin-trailer-input.ts';
import { LOCALES } from '#i18n/locales.ts';

/** Inputs that every rule accepts, for tests of the operator's fleet. */

let made = 0;
/** Letters that no other input of this file has; counted, because random ones meet once in a while. */
const letters = (length: number): string => {
  const digits = (made++).toString(26).padStart(length, '0');
  return Array.from(digits, (digit) => String.fromCodePoint(90 - Number.parseInt(digit, 26))).join('');
};
const vin = (): string => randomUUID().replaceAll('-', '').toUpperCase().slice(0, 17);

export const trailerInput = (depotId: string, more: Partial<CreateTrailerInput> = {}): CreateTrailerInput => ({
  number: `N-${letters(6)}`,
  plate: `HH ${letters(5)}`,
  vin: vin(),
  type: 'plane',
  subType: 'standard',
  priceClass: 'plane',
  depotId,
  make: 'Krone',
  model: 'Profi Liner',
  firstRegisteredOn: '2024-05-01',
  axles: 3,
  liftAxle: false,
  tareKg: 6300,
  payloadKg: 26_200,
  telematics: 'gps',
  facts: { roof: 'sliding', xlCertificate: true },
  ...more,
});

const WORKDAY = [{ from: '08:00', to: '18:00' }];

export const depotInput = (more: Partial<CreateDepotInput> = {}): CreateDepotInput => ({
  code: letters(3),
  name: 'Kassel Nord',
  street: 'Am Bahnhof 1',
  postalCode: '34117',
  city: 'Kassel',
  country: 'DE',
  lat: 51.3,
  lon: 9.5,
  timeZone: 'Europe/Berlin',
  week: { 1: WORKDAY, 2: WORKDAY, 3: WORKDAY, 4: WORKDAY, 5: WORKDAY },
  seasons: [],
  holidayRegion: 'DE-HE',
  exceptions: [],
  keyBox: false,
  facilities: ['wash'],
  leadTimeMinutes: 60,
  phone: '+49561123456',
  email: 'kassel@trailyard.example',
  status: 'active',
  ...more,
});

// Every language has an entry.
const named = Object.fromEntries(
  LOCALES.map((locale) => [locale, { name: `Pallets ${locale}`, text: '' }]),
) as CreateServiceInput['names'];

export const serviceInput = (more: Partial<CreateServiceInput> = {}): CreateServiceInput => ({
  key: `pallets${letters(6)}`,
  unit: 'once',
  position: 90,
  mandatory: false,
  recommended: false,
  requires: [],
  excludes: [],
  leadTimeHours: 0,
  status: 'active',
  names: named,
  ...more,
});

export const PDF = new TextEncoder().encode('%PDF-1.7\n%a paper\n%%EOF\n');
