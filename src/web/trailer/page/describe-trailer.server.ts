import type { PublicConfig } from '#config/public.ts';
import type { Trailer } from '#contract/trailer.ts';
import { type FeeTerms, freeCancellationUntil } from '#domain/booking/cancellation-fee.ts';
import { LANE_REFUSALS } from '#domain/one-way/lane-refusal.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Locale } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { toImageAttributes } from '#web/ui/image-attributes.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import type { DatedWords, Words } from '#web/words/words.ts';
import { describeCertificates } from './describe-certificates.server.ts';
import { describeFacts } from '#i18n/describe-facts.ts';
import { describeSnapped } from '../describe-snapped.ts';
import { shiftPeriod } from '../shift-period.ts';
import { trailerName, typeName } from '#web/words/trailer-name.ts';
import type { WallPeriod } from './wall-period.ts';

type Circumstances = DatedWords & {
  readonly locale: Locale;
  readonly config: PublicConfig;
  readonly asked: WallPeriod;
  /** Of whatever is booked now. */
  readonly feeTerms: FeeTerms;
};

/** Who the trailer is, what it can do, and whether it can be had in the period asked for. */
export function describeTrailer(trailer: Trailer, words: Circumstances) {
  const { intl, format, locale, config, asked } = words;
  const { number, plate, type, subType, make, model, depot, images, facts, period } = trailer;
  const name = trailerName(intl, type, subType);
  const payload = format.quantity(facts.payloadKg, 'kg');
  const description = intl.formatMessage(
    { id: 'trailer.description' },
    { name, make, model, payload, depot: depot.name, product: config.productName },
  );
  return {
    id: trailer.id,
    title: `${name} ${number} · ${config.productName}`,
    description,
    url: config.origin + localePath(locale, `/trailers/${trailer.id}`),
    shareImage: images[0] ? config.origin + toShareImage(images[0].url, config) : null,
    productName: config.productName,
    number,
    plate,
    country: depot.country,
    type,
    subType,
    name,
    typeName: typeName(intl, type),
    make,
    model,
    images,
    innerLength: facts.innerLengthMm === null ? null : format.quantity(facts.innerLengthMm / 1000, 'm', 2),
    facts: describeFacts(trailer, words),
    certificates: describeCertificates(trailer.certificates, words),
    vehicle: [
      { key: 'make', label: intl.formatMessage({ id: 'fact.make' }), value: make },
      { key: 'model', label: intl.formatMessage({ id: 'fact.model' }), value: model },
      {
        key: 'firstRegisteredOn',
        label: intl.formatMessage({ id: 'fact.firstRegisteredOn' }),
        value: format.date(`${trailer.firstRegisteredOn}T12:00:00Z`, 'UTC'),
      },
      { key: 'number', label: intl.formatMessage({ id: 'fact.number' }), value: number },
      { key: 'plate', label: intl.formatMessage({ id: 'fact.plate' }), value: plate },
    ],
    period: {
      asked,
      from: period?.from ?? '',
      to: period?.to ?? '',
      local: { from: period?.localFrom ?? asked.from, to: period?.localTo ?? asked.to },
      timeZone: depot.timeZone,
      fromText: period ? momentText(format, period.from, { timeZone: depot.timeZone, now: words.now }) : '',
      toText: period ? momentText(format, period.to, { timeZone: depot.timeZone, now: words.now }) : '',
      cancelUntil: period ? describeLastCancellation(period.from, words, depot.timeZone) : null,
    },
    minimumDays: trailer.minimumDays,
    needsWorkshop: trailer.needsWorkshop,
    snapped: describeChange(trailer, words),
    availability: describeAvailability(trailer, words),
  };
}

/** What opening hours made of the period asked for, if they changed it. */
function describeChange({ snapped, period, free, price }: Trailer, words: Words) {
  if (!snapped || !period) return null;
  return describeSnapped(snapped, { period, total: free ? price?.total : undefined }, words);
}

/** Until when cancelling costs nothing, if that is still ahead. */
function describeLastCancellation(
  from: string,
  { format, now, feeTerms }: Circumstances,
  timeZone: string,
): string | null {
  const last = new Date(freeCancellationUntil(toInstant(from), feeTerms).epochMilliseconds);
  return last > now ? momentText(format, last, { timeZone, now }) : null;
}

const SHARE_IMAGE = { width: 1024, densities: [1] } as const;
const toShareImage = (src: string, { imageHosts }: PublicConfig): string =>
  toImageAttributes({ src, ...SHARE_IMAGE }, imageHosts).src;

/** A "no" always names its reason and, where there is one, the next chance. */
function describeAvailability(trailer: Trailer, { intl, format, now }: DatedWords) {
  const { free, reason, nextFreeFrom, depot, minimumDays, period, shortest } = trailer;
  if (free || reason === undefined) return null;
  const later = period && nextFreeFrom !== undefined ? shiftPeriod(period, nextFreeFrom) : undefined;
  return {
    reason,
    /** Not the trailer is in the way, but the depot to which it is to be brought. */
    isOfTheWay: LANE_REFUSALS.some((refusal) => refusal === reason),
    short: intl.formatMessage({ id: `reason.short.${reason}` }, { days: minimumDays }),
    text: intl.formatMessage({ id: `trailer.reason.${reason}` }, { days: minimumDays }),
    nextFree:
      later && nextFreeFrom !== undefined
        ? { text: momentText(format, nextFreeFrom, { timeZone: depot.timeZone, now }), period: later }
        : null,
    /** A rental that is too short is made long enough. */
    longer: shortest
      ? {
          period: { from: shortest.period.localFrom, to: shortest.period.localTo },
          days: shortest.price?.days ?? minimumDays,
          total: shortest.price ? format.money(shortest.price.total) : null,
        }
      : null,
  };
}
