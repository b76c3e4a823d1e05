import * as z from 'zod/mini';
import { BAR_KINDS } from '#domain/planning/bar.ts';
import { BOARD_ONLY, BOARD_ZOOMS } from '#domain/planning/board-view.ts';
import { TRAILER_STATES } from '#domain/trailer/trailer-state.ts';
import { CERTIFICATES } from '#domain/trailer/certificate.ts';
import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { declareCalls } from './call.ts';
import { id } from './field.ts';
import { listFields } from './list-query.ts';
import { day, many, wholeNumber } from './query.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

/** How many rows one answer has at most. */
export const BOARD_LIMIT = 200;

export const kindName = z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/, 'unknown'));

const boardFields = {
  q: listFields.q,
  /** The first day, by the operator's calendar; a few days ago if it is left out. */
  from: z.optional(day),
  zoom: z.optional(z.enum(BOARD_ZOOMS, 'unknown')),
  depot: z.optional(many(id)),
  type: z.optional(many(z.enum(keysOf(TRAILER_TYPES), 'unknown'))),
  subType: z.optional(many(kindName)),
  only: z.optional(z.enum(BOARD_ONLY, 'unknown')),
} as const;

export const boardQuery = z.strictObject(boardFields);
export type BoardQuery = z.infer<typeof boardQuery>;
export const boardRowQuery = z.strictObject({
  ...boardFields,
  cursor: listFields.cursor,
  limit: z.optional(wholeNumber(1, BOARD_LIMIT)),
});
export type BoardRowQuery = z.infer<typeof boardRowQuery>;

/**
 * What it is, then as minutes since 1970 from when, until when it was to be, until when it is (of what is overdue: when
 * it is expected) and from when on the trailer can be had; then the id of the booking or of the allocation, the number
 * of the booking and whose it is, or what is done in the workshop; then the version of the rental or stay, and at last,
 * of what moves the trailer, the codes of the depots that it leaves and comes to.
 */
const boardBar = shape(
  'BoardBar',
  z.tuple([
    z.enum(BAR_KINDS),
    z.number(),
    z.number(),
    z.number(),
    z.number(),
    z.string(),
    z.nullable(z.string()),
    z.nullable(z.string()),
    z.number(),
    z.nullable(z.tuple([z.string(), z.string()])),
  ]),
);
export type BoardBar = Answer<typeof boardBar>;

export const boardRow = shape('BoardRow', {
  id: z.string(),
  number: z.string(),
  plate: z.string(),
  depotId: z.string(),
  type: z.string(),
  subType: z.string(),
  status: z.enum(TRAILER_STATES),
  lacksCertificate: z.boolean(),
  /** Each with its first minute since 1970 without it. */
  certificates: z.array(z.tuple([z.enum(CERTIFICATES), z.number()])),
  bars: z.array(boardBar),
});
export type BoardRow = Answer<typeof boardRow>;

/** A depot with the trailers that stand there, by sub-type. */
const boardDepot = shape('BoardDepot', {
  id: z.string(),
  code: z.string(),
  name: z.string(),
  country: z.string(),
  /** In which its opening hours, and the times of its bookings, are meant. */
  timeZone: z.string(),
  /** Days of the board on which nobody is there, by their place. */
  closed: z.array(z.number()),
  groups: z.array(z.strictObject({ type: z.string(), subType: z.string(), trailers: z.number() })),
});
export type BoardDepot = Answer<typeof boardDepot>;

const boardDay = z.strictObject({ date: z.string(), from: z.number(), to: z.number() });

/** All of a board but its rows: how it is divided, and what waits for somebody. Times are minutes since 1970. */
export const board = shape('Board', {
  now: z.number(),
  days: z.array(boardDay),
  depots: z.array(boardDepot),
  trailers: z.number(),
  /** What there is to be shown alone: bookings that cannot go as planned, else trailers, whether they are shown or not. */
  counts: z.record(z.enum(BOARD_ONLY), z.number()),
});
export type Board = Answer<typeof board>;

export const adminBoardCalls = declareCalls({
  'GET /api/admin/board': {
    says: 'The days, depots and groups of the planning board',
    rights: staff('fleet.read'),
    query: boardQuery,
    answer: board,
  },
  'GET /api/admin/board/rows': {
    says: 'Trailers of the planning board with what has them',
    rights: staff('fleet.read'),
    query: boardRowQuery,
    answer: z.strictObject({ now: z.number(), items: z.array(boardRow), nextCursor: z.nullable(z.string()) }),
  },
});
