import type { Locale } from '#i18n/locales.ts';
import { DEMO_DEPOTS } from '../depots.ts';
import { depotId } from '../insert-fleet.ts';
import { vinCheckDigit } from '../registration.ts';
import { createCompanyNames, inventPerson } from './invent-names.ts';
import { createVatIds } from './invent-vat-id.ts';
import { FURTHER_DEPOTS } from './more-depots.ts';

/** Rows of the demo that copies are made of. */
export type Originals = {
  readonly depots: readonly { readonly id: string; readonly code: string; readonly name: string }[];
  readonly trailers: readonly {
    readonly id: string;
    readonly number: string;
    readonly plate: string;
    readonly vin: string;
    readonly depotCode: string;
  }[];
  readonly units: readonly {
    readonly id: string;
    readonly name: string;
    readonly legalForm: string | null;
    readonly country: string;
    readonly locale: Locale;
    readonly vatId: string;
    readonly domain: string;
  }[];
  readonly people: readonly {
    readonly id: string;
    readonly email: string;
    readonly locale: Locale;
    readonly domain: string;
  }[];
};

/** From how many copies on a depot gets one more that is like it. */
const COPIES_OF_A_DEPOT = 27;
/** Without those that are taken for digits. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** As many as there are pairs of letters for their plates. */
export const MOST_COPIES = LETTERS.length ** 2 - 1;

const lettersOf = (copy: number): string => {
  const own = LETTERS.indexOf('T') * LETTERS.length + LETTERS.indexOf('Y');
  const place = copy <= own ? copy - 1 : copy;
  return `${LETTERS[Math.floor(place / LETTERS.length)] ?? 'Z'}${LETTERS[place % LETTERS.length] ?? 'Z'}`;
};

/** Where the copies of a depot's trailers stand: at itself, or at one that is like it. */
function yardOf(code: string, copy: number, copies: number): (typeof FURTHER_DEPOTS)[number] | undefined {
  const alike = FURTHER_DEPOTS.filter(({ like }) => like === code).slice(0, Math.ceil(copies / COPIES_OF_A_DEPOT));
  return alike[(copy % (alike.length + 1)) - 1];
}

/** Number, plate and VIN of a copied trailer. */
function inventTrailer(
  { number, plate, vin, depotCode }: Omit<Originals['trailers'][number], 'id'>,
  copy: number,
  copies: number,
) {
  const district = (yardOf(depotCode, copy, copies) ?? DEMO_DEPOTS.find(({ code }) => code === depotCode))
    ?.plateDistrict;
  return {
    number: number.replace(/-1(\d\d)$/, `-${copy + 1}$1`),
    plate: changePlate(plate, district ?? '', lettersOf(copy)),
    vin: changeVin(vin, lettersOf(copy)),
  };
}

/** As `makePlate` writes them; what is the operator's own is another's. */
function changePlate(plate: string, district: string, letters: string): string {
  const shapes: readonly (readonly [RegExp, string])[] = [
    [/^\S+ TY (\d+)$/, `${district} ${letters} $1`],
    [/^\S+ (\d+) TY$/, `${district} $1 ${letters}`],
    [/^OT(-\d+-T.)$/, `${letters}$1`],
    [/^Q-TY(.-\d+)$/, `Q-${letters}$1`],
    [/^TY(-\d+-R.)$/, `${letters}$1`],
    [/^(R-\d+-B)TY$/, `$1${letters}`],
    [/^XA(\d+.)Y$/, `${letters}$1X`],
    [/^PZ( \d+)T$/, `${letters}$1R`],
    [/^(B-\d+-)T(.)Y$/, `$1${letters}$2`],
  ];
  const [shape, made] = shapes.find(([known]) => known.test(plate)) ?? [];
  if (shape === undefined || made === undefined) throw new Error(`No other plate is known for ${plate}`);
  return plate.replace(shape, made);
}

/** The letters tell copies apart; the one after them is another than the original's. */
function changeVin(vin: string, letters: string): string {
  const after = LETTERS[(LETTERS.indexOf(vin[5] ?? '') + 1) % LETTERS.length] ?? 'A';
  const draft = `${vin.slice(0, 3)}${letters}${after}${vin.slice(6, 8)}0${vin.slice(9)}`;
  return `${draft.slice(0, 8)}${vinCheckDigit(draft)}${draft.slice(9)}`;
}

/** What is different about each copy. The same originals give the same copies. */
export function inventCopies({ depots, trailers, units, people }: Originals, copies: number) {
  const numbers = Array.from({ length: copies }, (_, i) => i + 1);
  const nameCompany = createCompanyNames(units.map(({ domain }) => domain));
  const makeVatId = createVatIds(units.map(({ vatId }) => vatId));
  const companies = numbers.flatMap((copy) =>
    units.map(({ id, country, locale, legalForm, vatId, domain }) => ({
      id,
      copy,
      oldDomain: domain,
      vatId: makeVatId(country, vatId),
      ...nameCompany(locale, legalForm),
    })),
  );
  const domains = new Map(companies.map(({ copy, oldDomain, domain }) => [`${copy} ${oldDomain}`, domain]));
  return {
    yards: numbers.flatMap((copy) =>
      depots.flatMap(({ id, code }) => {
        const yard = yardOf(code, copy, copies);
        return yard === undefined ? [] : [{ ...yard, id, copy, newId: depotId(yard.code) }];
      }),
    ),
    trailers: numbers.flatMap((copy) =>
      trailers.map(({ id, ...trailer }) => ({ id, copy, ...inventTrailer(trailer, copy, copies) })),
    ),
    companies,
    people: numbers.flatMap((copy) =>
      people.map(({ id, locale, domain }, i) => {
        const { localPart, ...name } = inventPerson(locale, copy * people.length + i);
        return { id, copy, ...name, email: `${localPart}.${i + 1}@${domains.get(`${copy} ${domain}`) ?? domain}` };
      }),
    ),
  };
}

export type Copies = ReturnType<typeof inventCopies>;
