import * as z from 'zod/mini';
import { SERVICE_UNITS } from '#domain/price/service-price.ts';
import { LOCALES } from '#i18n/locales.ts';
import { keysOf, tableOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { listFields, sortOf } from './list-query.ts';
import { many } from './query.ts';
import { type Answer, pageOf, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { staff } from './rights-row.ts';

export const SERVICE_STATES = ['active', 'retired'] as const;
export const serviceState = z.enum(SERVICE_STATES);

const trailerTypes = keysOf(TRAILER_TYPES);
export const adminServiceQuery = z.strictObject({
  ...listFields,
  type: z.optional(many(z.enum(trailerTypes, 'unknown'))),
  status: z.optional(many(z.enum(SERVICE_STATES, 'unknown'))),
  sort: sortOf(['position', 'key']),
});
export type AdminServiceQuery = z.infer<typeof adminServiceQuery>;

export const serviceKey = z.string().check(z.trim(), z.regex(/^[a-z][A-Za-z0-9]{1,39}$/, 'service-key'));
const keys = z.array(serviceKey).check(z.maxLength(30, 'too-many'));
const said = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'too-long'));
const named = z.strictObject({ name: said(60), text: said(200) });

const serviceFields = z.strictObject({
  unit: z.enum(SERVICE_UNITS, 'unknown'),
  position: z.int('number').check(z.minimum(0, 'too-small'), z.maximum(1_000, 'too-big')),
  mandatory: z.boolean(),
  recommended: z.boolean(),
  requires: keys,
  excludes: keys,
  leadTimeHours: z.int('number').check(z.minimum(0, 'too-small'), z.maximum(720, 'too-big')),
  status: z.enum(SERVICE_STATES, 'unknown'),
  /** By language. An empty name is the one of the catalogue, which new services do not have. */
  names: z.strictObject(tableOf(LOCALES, () => named)),
});
export const createServiceInput = z.extend(serviceFields, { key: serviceKey });
export const changeServiceInput = z.partial(serviceFields);
export type CreateServiceInput = z.infer<typeof createServiceInput>;
export type ChangeServiceInput = z.infer<typeof changeServiceInput>;

export const adminServiceRow = shape('AdminServiceRow', {
  key: z.string(),
  unit: z.enum(SERVICE_UNITS),
  position: z.number(),
  mandatory: z.boolean(),
  recommended: z.boolean(),
  requires: z.array(z.string()),
  excludes: z.array(z.string()),
  leadTimeHours: z.number(),
  status: serviceState,
  /** In the list in force, by type of trailer. Types without one are not offered the service. */
  prices: z.record(z.string(), z.number()),
  /** What the operator has written; where there is nothing, the catalogue names it. */
  names: z.record(z.string(), z.strictObject({ name: z.string(), text: z.string() })),
  version: z.number(),
});
export type AdminServiceRow = Answer<typeof adminServiceRow>;

export const adminServiceCalls = declareCalls({
  'GET /api/admin/services': {
    says: 'All services',
    rights: staff('prices.read'),
    query: adminServiceQuery,
    answer: pageOf(adminServiceRow),
  },
  'GET /api/admin/services.csv': {
    says: 'All services as a file',
    rights: staff('prices.read'),
    query: adminServiceQuery,
    answer: { file: 'text/csv' },
  },
  'POST /api/admin/services': {
    says: 'Add a service',
    rights: staff('prices.write'),
    body: createServiceInput,
    answer: adminServiceRow,
    status: 201,
  },
  'GET /api/admin/services/{key}': {
    says: 'One service',
    rights: staff('prices.read'),
    params: { key: serviceKey },
    answer: adminServiceRow,
  },
  'PATCH /api/admin/services/{key}': {
    says: 'Change a service',
    rights: staff('prices.write'),
    params: { key: serviceKey },
    body: changeServiceInput,
    answer: adminServiceRow,
    takes: 'version',
  },
});
