import * as z from 'zod/mini';
import { id } from './field.ts';
import { type ListPage, listFields, type SentQuery, sortOf } from './list-query.ts';
import { isInOrder, wallTime } from './query.ts';

/** A day of the calendar in the operator's zone. */
const day = wallTime.check(z.maxLength(10, 'wall-time'));

export const adminAuditQuery = z
  .strictObject({
    ...listFields,
    /** Whoever did it, or the platform admin behind them. */
    actor: z.optional(id),
    businessUnit: z.optional(id),
    /** `order.place`, or all that is done with orders: `order`. */
    action: z.optional(z.string().check(z.regex(/^[a-z][A-Za-z]{0,40}(?:\.[a-z][A-Za-z]{0,40})?$/, 'unknown'))),
    from: z.optional(day),
    to: z.optional(day),
    sort: sortOf(['at']),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || isInOrder(from, to), {
      path: ['to'],
      message: 'before-from',
    }),
  );
export type AdminAuditQuery = z.infer<typeof adminAuditQuery>;

type Named = { readonly id: string; readonly name: string };

export type AuditRecord = {
  readonly id: string;
  readonly at: string;
  readonly actorKind: 'guest' | 'member' | 'platformAdmin' | 'system';
  readonly actor: Named | null;
  /** The platform admin who acted as the actor. */
  readonly impersonator: Named | null;
  readonly businessUnit: Named | null;
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  /** Of people only. */
  readonly objectName: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly traceId: string | null;
};

export interface AdminAuditCalls {
  'GET /api/admin/audit': { query: SentQuery<AdminAuditQuery>; answer: ListPage<AuditRecord> };
}
