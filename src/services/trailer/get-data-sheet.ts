import { createHash } from 'node:crypto';
import type { DataSheet } from '#contract/document.ts';
import type { Trailer } from '#contract/trailer.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts';
import { takeAddressBudget } from '../address-throttle.ts';
import { loadDepotBook } from '../book/depot-book.ts';
import type { Client } from '../client.ts';
import type { Deps, RentalReads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { keepLatest } from '../keep-latest.ts';
import type { IssuedDocument } from '../open-document.ts';
import { getTrailer } from './get-trailer.ts';

type Wish = { readonly trailerId: string; readonly locale: string; readonly client: Pick<Client, 'address'> };

/** From so many days on a day costs less; the shortest rental comes first. */
const CHEAPER_FROM_DAYS = [7, 30];
const MOST_KEPT = 200;
/** A sheet that says the same is the same file. */
const keepSheet = keepLatest<Uint8Array>(MOST_KEPT);

/** The data sheet of a trailer, for whoever may look at the shop. */
export async function getDataSheet(
  deps: RentalReads & Pick<Deps, 'pdf'>,
  actor: Actor,
  { trailerId, locale: language, client }: Wish,
): Promise<Outcome<IssuedDocument>> {
  const budget = await takeAddressBudget(deps.db, client.address, 'paper');
  if (!budget.ok) return budget;
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const found = await getTrailer(deps, actor, trailerId, { locale });
  if (!found.ok) return found;
  const trailer = found.value;
  const now = deps.clock.now();
  const depot = (await loadDepotBook(deps, { now })).get(trailer.depotId);
  if (!depot) return refuse('not-found');
  const { name, street, postalCode, city, country, phone, keyBox } = depot.row;
  const { number, plate, type, subType, make, model, firstRegisteredOn, facts, certificates } = trailer;
  const sheet: DataSheet = {
    trailer: { number, plate, type, subType, make, model, firstRegisteredOn, facts, certificates },
    depot: { name, street, postalCode, city, country, phone, keyBox },
    rates: listRates(trailer),
    url: `${deps.settings.origin}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/trailers/${trailerId}`,
    at: toInstant(now).toZonedDateTimeISO(OPERATOR_ZONE).startOfDay().toInstant().toString(),
    lessor: deps.settings.lessor,
    locale,
  };
  const key = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
  const bytes = await keepSheet(key, () => deps.pdf.renderDataSheet(sheet));
  return ok({ bytes, filename: await deps.pdf.nameFile({ kind: 'dataSheet', number, locale }) });
}

const listRates = ({ curve, minimumDays }: Trailer): DataSheet['rates'] =>
  [minimumDays, ...CHEAPER_FROM_DAYS.filter((days) => days > minimumDays)].flatMap((fromDays) => {
    const point = curve?.points.find(({ days }) => days === fromDays);
    return point ? [{ fromDays, perDay: point.perDay }] : [];
  });
