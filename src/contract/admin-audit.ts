import * as z from 'zod/mini';
import { id } from './field.ts';
import { listFields, sortOf } from './list-query.ts';
import { flag, isInOrder, wallTime } from './query.ts';
import { type Answer, pageOf, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { staff } from './rights-row.ts';

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
    /** What it was done to, and for an order or a booking all that belongs to it. */
    object: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/, 'unknown'))),
    /** Who changed a price, in whichever list: `rate.plane.7`, `rate.plane`, `factor.<depot>`, `service.<key>.<type>`. */
    price: z.optional(z.string().check(z.regex(/^(?:rate|factor|service)\.[\w-]{1,60}(?:\.\w{1,40})?$/, 'unknown'))),
    /** With the steps that hardly anybody asks for, such as those of carts. An action that is asked for is told anyway. */
    quiet: z.optional(flag),
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

const named = z.strictObject({ id: z.string(), name: z.string() });

export const auditRecord = shape('AuditRecord', {
  id: z.string(),
  at: z.string(),
  actorKind: z.enum(['guest', 'member', 'platformAdmin', 'system']),
  actor: z.nullable(named),
  /** The platform admin who acted as the actor. */
  impersonator: z.nullable(named),
  businessUnit: z.nullable(named),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  /** Its number or name, if it has one. */
  objectName: z.nullable(z.string()),
  /** What has a page of its own: the object, or what it belongs to. */
  page: z.nullable(z.strictObject({ type: z.string(), id: z.string() })),
  /** What is named by its id in the data. */
  names: z.record(z.string(), z.string()),
  data: z.record(z.string(), z.unknown()),
  traceId: z.nullable(z.string()),
});
export type AuditRecord = Answer<typeof auditRecord>;

export const adminAuditCalls = declareCalls({
  'GET /api/admin/audit': {
    says: 'The log',
    rights: staff('audit.read'),
    query: adminAuditQuery,
    answer: pageOf(auditRecord),
  },
  'GET /api/admin/audit.csv': {
    says: 'The log as a file',
    rights: staff('audit.read'),
    query: adminAuditQuery,
    answer: { file: 'text/csv' },
  },
});
