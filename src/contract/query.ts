import * as z from 'zod/mini';

/** Parameters of a query string: text that means something else. Their messages are codes. */

const INTEGER = /^-?\d{1,15}$/;

export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(
      z.regex(INTEGER, 'number'),
      z.refine((value) => !INTEGER.test(value) || Number(value) >= min, 'too-small'),
      z.refine((value) => !INTEGER.test(value) || Number(value) <= max, 'too-big'),
    ),
    z.transform(Number),
  );

export const flag = z.pipe(
  z.enum(['true', 'false'], 'invalid-value'),
  z.transform((value) => value === 'true'),
);

/** A parameter that may be repeated. */
export const many = <Item extends z.ZodMiniType<unknown, string>>(item: Item) =>
  z.union(
    [
      z.array(item).check(z.maxLength(50)),
      z.pipe(
        item,
        z.transform((value: z.output<Item>) => [value]),
      ),
    ],
    'unknown',
  );

const WALL_TIME = /^20\d\d-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/;

/** Whether the calendar has this day. The date of the browser suffices: a library for dates would reach every page. */
function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** Local to a depot: `YYYY-MM-DD`, or with a time `YYYY-MM-DDTHH:mm`. */
export const wallTime = z
  .string()
  .check(z.refine((value) => WALL_TIME.test(value) && isDay(value.slice(0, 10)), 'wall-time'));

/** `YYYY-MM-DD` */
export const day = z
  .string()
  .check(z.refine((value) => value.length === 10 && WALL_TIME.test(value) && isDay(value), 'wall-time'));

/** A date alone lasts until its end, so the same date twice is a day. */
export function isInOrder(from: string, to: string): boolean {
  const hasTimes = from.length > 10 && to.length > 10;
  return hasTimes ? from < to : from.slice(0, 10) <= to.slice(0, 10);
}

type WallPeriod = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Both ends of a period or none, in order. */
export const wholePeriod = () =>
  [
    z.refine<WallPeriod>(({ from, to }) => from === undefined || to !== undefined, {
      path: ['to'],
      message: 'required',
    }),
    z.refine<WallPeriod>(({ from, to }) => to === undefined || from !== undefined, {
      path: ['from'],
      message: 'required',
    }),
    z.refine<WallPeriod>(({ from, to }) => from === undefined || to === undefined || isInOrder(from, to), {
      path: ['to'],
      message: 'before-from',
    }),
  ] as const;

/** Code, id or city of a depot. */
export const depotName = z.string().check(z.minLength(1), z.maxLength(80));

/** `?from&to` in wall times. */
export const wallPeriodQuery = z
  .strictObject({ from: z.optional(wallTime), to: z.optional(wallTime) })
  .check(...wholePeriod());

/** A period in wall times, each by the clock of its depot, and where it ends if that is another depot. */
export const rentalQuery = z
  .strictObject({ from: z.optional(wallTime), to: z.optional(wallTime), returnDepot: z.optional(depotName) })
  .check(...wholePeriod());
export type RentalQuery = z.infer<typeof rentalQuery>;

const POINT = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/;

function parsePoint(value: string): { lat: number; lon: number } | undefined {
  const [, lat, lon] = (POINT.exec(value) ?? []).map(Number);
  if (lat === undefined || lon === undefined) return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

/** `lat,lon` in degrees. */
export const point = z.pipe(
  z.string().check(z.refine((value) => parsePoint(value) !== undefined, 'point')),
  z.transform((value) => parsePoint(value) ?? { lat: 0, lon: 0 }),
);
