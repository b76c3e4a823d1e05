import * as z from 'zod/mini';
import { declareCalls } from './call.ts';
import { locale, text } from './field.ts';
import { PUBLIC } from './rights-row.ts';
import { type Answer, shape, wholeListOf } from './shape.ts';

/** Somewhere to search around: a town, or the middle of a postcode area. */
export const place = shape('Place', {
  /** In the language asked for, if it has one there. */
  name: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** The code that was asked for. */
  postalCode: z.exactOptional(z.string()),
  /** The nearest depots, in a straight line. */
  nearest: z.array(z.strictObject({ code: z.string(), name: z.string(), distanceKm: z.number() })),
});
export type Place = Answer<typeof place>;

/** A name or postcode as it is typed; nothing in Europe is called longer. */
export const placeText = text(80);

const language = z.optional(locale);

export const placeCalls = declareCalls({
  'GET /api/places': {
    says: 'Towns and postcode areas of Europe by name, the likeliest first',
    rights: PUBLIC,
    query: z.strictObject({ q: placeText, locale: language }),
    answer: wholeListOf(place),
  },
  /** Empty for guests, and where no address tells. */
  'GET /api/places/yard': {
    says: 'Where the company of whoever asks is at home',
    rights: PUBLIC,
    query: z.strictObject({ locale: language }),
    answer: wholeListOf(place),
  },
});
