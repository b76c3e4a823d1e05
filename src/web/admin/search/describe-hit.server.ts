import type { SearchHit } from '#contract/admin-search.ts';
import { phoneText } from '#domain/user/phone.ts';
import type { Format } from '#i18n/format.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { nameStatus } from '#web/invoice/name-status.ts';
import { quoteLook } from '#web/quote/quote-badge.tsx';
import type { PageRequest } from '#web/request-context.server.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { bookingLook } from '../frame/booking-badge.tsx';
import { customerLook } from '../business-unit/customer-badges.tsx';
import { depotLook } from '../depot/depot-look.ts';
import { orderLook } from '../order/order-badges.tsx';
import { situationLook } from '../trailer/trailer-badges.tsx';

type Look = { readonly tone: BadgeTone; readonly mark?: 'dot' | 'square'; readonly word: MessageKey };
type Say = (id: MessageKey) => string;

/** What was found in the words of the reader: wherever it is shown, it needs no other messages. */
export type HitView = {
  readonly kind: SearchHit['kind'];
  readonly id: string;
  readonly to: string;
  readonly name: string;
  /** Whose it is. */
  readonly company: string | null;
  readonly plate: { readonly number: string; readonly country: string } | null;
  /** By what else it may have been found. */
  readonly notes: readonly string[];
  readonly badge: { readonly tone: BadgeTone; readonly mark: 'dot' | 'square' | 'none'; readonly text: string };
};

export function describeHit({ locale, format }: Pick<PageRequest, 'locale' | 'format'>, hit: SearchHit): HitView {
  const { formatMessage } = getIntl(locale);
  const say: Say = (id) => formatMessage({ id });
  const { look, ...words } = toWords(hit, say, format);
  const { tone, mark = 'none', word } = look;
  return { kind: hit.kind, id: hit.id, plate: null, company: null, ...words, badge: { tone, mark, text: say(word) } };
}

type Words = Pick<HitView, 'to' | 'name' | 'notes'> &
  Partial<Pick<HitView, 'company' | 'plate'>> & { readonly look: Look };

/** `Fahrer Ion Popescu`; nothing where there is nothing. */
const noteOf = (label: string, value: string | null): readonly string[] =>
  value === null ? [] : [`${label} ${value}`];

function toWords(hit: SearchHit, say: Say, format: Format): Words {
  switch (hit.kind) {
    case 'order':
      return {
        to: `/admin/orders/${hit.id}`,
        name: hit.number,
        company: hit.company,
        notes: [...noteOf(say('word.poNumber'), hit.poNumber), ...noteOf(say('word.costCentre'), hit.costCentre)],
        look: orderLook(hit.status),
      };
    case 'quote':
      return {
        // A quote has no page of its own in the console.
        to: `/admin/quotes?q=${encodeURIComponent(hit.number)}`,
        name: hit.number,
        company: hit.company,
        notes: [hit.recipient, ...(hit.caller === null || hit.caller === hit.recipient ? [] : [hit.caller])],
        look: quoteLook(hit.status),
      };
    case 'booking':
      return {
        to: `/admin/bookings/${hit.id}`,
        name: hit.number,
        company: hit.company,
        notes: [
          hit.trailer,
          ...noteOf(say('word.driver'), hit.driverName),
          ...(hit.driverPhone === null ? [] : [phoneText(hit.driverPhone)]),
        ],
        look: bookingLook(hit),
      };
    case 'trailer':
      return {
        to: `/admin/trailers/${hit.id}`,
        name: hit.number,
        plate: { number: hit.plate, country: hit.country },
        notes: [hit.depot, ...noteOf(say('adminTrailer.vin'), hit.vin)],
        look: situationLook(hit.situation),
      };
    case 'businessUnit':
      return {
        to: `/admin/business-units/${hit.id}`,
        name: hit.name,
        notes: [
          format.country(hit.country),
          ...(hit.vatId ? [hit.vatId] : []),
          ...(hit.phone ? [phoneText(hit.phone)] : []),
        ],
        look: customerLook(hit.status),
      };
    case 'user':
      return {
        to: `/admin/users/${hit.id}`,
        name: hit.name,
        company: hit.company,
        notes: [hit.email],
        look: customerLook(hit.status),
      };
    case 'invoice': {
      const { word, tone } = nameStatus({ kind: hit.document, status: hit.status });
      return {
        to: `/admin/invoices/${hit.id}`,
        name: hit.number,
        company: hit.company,
        notes: noteOf(say('word.poNumber'), hit.poNumber),
        look: { tone, word: `invoice.status.${word}` },
      };
    }
    case 'depot':
      return {
        to: `/admin/depots/${hit.id}`,
        name: hit.name,
        notes: [hit.code, `${hit.city}, ${format.country(hit.country)}`],
        look: depotLook(hit.status),
      };
  }
}
