import type { BillingCycle } from '#domain/billing/billed-order.ts';
import type { UnitPaymentMethod } from '#domain/payment/payment-method.ts';
import type { MandateScheme } from '#domain/payment/mandate.ts';
import type { Locale } from '#i18n/locales.ts';

export type DemoCompany = {
  readonly key: string;
  readonly name: string;
  readonly legalForm: string;
  readonly country: string;
  readonly locale: Locale;
  readonly vatId: string;
  readonly registrationNumber: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly domain: string;
  readonly paymentMethod: UnitPaymentMethod;
  /** Published sample numbers; with a scheme, a mandate for direct debit is on file. */
  readonly iban: string;
  readonly mandate?: MandateScheme;
  readonly creditLimitCents: number | null;
  /** By the month without. */
  readonly billingCycle?: BillingCycle;
  /** For how long it has been a customer; some time between one and three years without. */
  readonly monthsHere?: number;
  /** Without one it is active. */
  readonly standing?:
    | { readonly status: 'blocked'; readonly reason: string }
    | { readonly status: 'pendingReview'; readonly daysAgo: number };
};

const GERMAN_IBAN = 'DE89370400440532013000';

/** Fictional customers. VAT ids have the right form and check digits, and belong to nobody. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    key: 'nordwind',
    name: 'Nordwind Spedition GmbH',
    legalForm: 'GmbH',
    country: 'DE',
    locale: 'de',
    vatId: 'DE819041277',
    registrationNumber: 'HRB 174219 Hamburg',
    street: 'Veddeler Damm',
    houseNumber: '28',
    postalCode: '20457',
    city: 'Hamburg',
    phone: '+49405550210',
    domain: 'nordwind.example',
    paymentMethod: 'dd_b2b',
    iban: GERMAN_IBAN,
    mandate: 'B2B',
    creditLimitCents: 15_000_000,
  },
  {
    key: 'hansa',
    name: 'Hansa Frische Logistik GmbH',
    legalForm: 'GmbH',
    country: 'DE',
    locale: 'de',
    vatId: 'DE819153425',
    registrationNumber: 'HRB 31877 Bremen',
    street: 'Am Fruchthof',
    houseNumber: '6',
    postalCode: '28217',
    city: 'Bremen',
    phone: '+494215550211',
    domain: 'hansa.example',
    paymentMethod: 'kar_b2b',
    iban: GERMAN_IBAN,
    creditLimitCents: 8_000_000,
  },
  {
    key: 'donau',
    name: 'Donau Trans GmbH',
    legalForm: 'GmbH',
    country: 'AT',
    locale: 'de',
    vatId: 'ATU99942713',
    registrationNumber: 'FN 512834k',
    street: 'Freudenauer Hafenstraße',
    houseNumber: '15',
    postalCode: '1020',
    city: 'Wien',
    phone: '+4315550212',
    domain: 'donau.example',
    paymentMethod: 'dd_b2b',
    iban: 'AT611904300234573201',
    creditLimitCents: 3_000_000,
  },
  {
    key: 'vandijk',
    name: 'Van Dijk Containers B.V.',
    legalForm: 'B.V.',
    country: 'NL',
    locale: 'nl',
    vatId: 'NL859937410B01',
    registrationNumber: 'KvK 74218830',
    street: 'Reeweg',
    houseNumber: '45',
    postalCode: '3088 KA',
    city: 'Rotterdam',
    phone: '+31105550213',
    domain: 'vandijk.example',
    paymentMethod: 'transfer',
    iban: 'NL91ABNA0417164300',
    creditLimitCents: 6_000_000,
    billingCycle: 'days28',
  },
  {
    key: 'lavigne',
    name: 'Transports Lavigne SARL',
    legalForm: 'SARL',
    country: 'FR',
    locale: 'fr',
    vatId: 'FR00999417283',
    registrationNumber: 'RCS Nanterre 999 417 283',
    street: 'Boulevard Galliéni',
    houseNumber: '87',
    postalCode: '92390',
    city: 'Villeneuve-la-Garenne',
    phone: '+33155550214',
    domain: 'lavigne.example',
    paymentMethod: 'transfer',
    iban: 'FR1420041010050500013M02606',
    creditLimitCents: 5_000_000,
  },
  {
    key: 'rutas',
    name: 'Rutas del Sur S.L.',
    legalForm: 'S.L.',
    country: 'ES',
    locale: 'es',
    vatId: 'ESB99961427',
    registrationNumber: 'RM Sevilla SE-88213',
    street: 'Calle Torneros',
    houseNumber: '3',
    postalCode: '41020',
    city: 'Sevilla',
    phone: '+34955550215',
    domain: 'rutas.example',
    paymentMethod: 'transfer',
    iban: 'ES9121000418450200051332',
    // Every risk check fails.
    creditLimitCents: 0,
  },
  {
    key: 'adige',
    name: 'Adige Logistica S.r.l.',
    legalForm: 'S.r.l.',
    country: 'IT',
    locale: 'it',
    vatId: 'IT09994170232',
    registrationNumber: 'REA VR-412986',
    street: 'Via dell’Industria',
    houseNumber: '22',
    postalCode: '37135',
    city: 'Verona',
    phone: '+390455550216',
    domain: 'adige.example',
    paymentMethod: 'transfer',
    iban: 'IT60X0542811101000000123456',
    creditLimitCents: 6_000_000,
  },
  {
    key: 'wielkopolska',
    name: 'Wielkopolska Trans Sp. z o.o.',
    legalForm: 'Sp. z o.o.',
    country: 'PL',
    locale: 'pl',
    vatId: 'PL9994172835',
    registrationNumber: 'KRS 0000814523',
    street: 'ul. Poznańska',
    houseNumber: '61',
    postalCode: '62-020',
    city: 'Swarzędz',
    phone: '+48615550217',
    domain: 'wielkopolska.example',
    paymentMethod: 'transfer',
    iban: 'PL61109010140000071219812874',
    creditLimitCents: 4_000_000,
  },
  {
    key: 'carpat',
    name: 'Carpat Cargo S.R.L.',
    legalForm: 'S.R.L.',
    country: 'RO',
    locale: 'ro',
    vatId: 'RO99941729',
    registrationNumber: 'J40/18342/2019',
    street: 'Bulevardul Timișoara',
    houseNumber: '104',
    postalCode: '061334',
    city: 'București',
    phone: '+40215550218',
    domain: 'carpat.example',
    paymentMethod: 'sepa',
    iban: 'RO49AAAA1B31007593840000',
    mandate: 'CORE',
    creditLimitCents: 3_000_000,
  },
  {
    key: 'agrarhof',
    name: 'Agrarhof Elbtal eG',
    legalForm: 'eG',
    country: 'DE',
    locale: 'de',
    vatId: 'DE819267135',
    registrationNumber: 'GnR 482 Dresden',
    street: 'Großenhainer Straße',
    houseNumber: '112',
    postalCode: '01662',
    city: 'Meißen',
    phone: '+4935215550219',
    domain: 'agrarhof.example',
    paymentMethod: 'kar_b2b',
    iban: GERMAN_IBAN,
    creditLimitCents: 4_000_000,
  },
  {
    key: 'steinmann',
    name: 'Baugesellschaft Steinmann mbH',
    legalForm: 'mbH',
    country: 'DE',
    locale: 'de',
    vatId: 'DE819374584',
    registrationNumber: 'HRB 23904 Duisburg',
    street: 'Ruhrorter Straße',
    houseNumber: '187',
    postalCode: '47119',
    city: 'Duisburg',
    phone: '+492035550220',
    domain: 'steinmann.example',
    paymentMethod: 'dd_b2b',
    iban: GERMAN_IBAN,
    mandate: 'B2B',
    creditLimitCents: 5_000_000,
  },
];
