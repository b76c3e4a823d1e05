import * as z from 'zod/mini';
import { SERVICE_UNITS, type ServiceUnit } from '#domain/pricing/service-price.ts';
import { LOCALES } from '#i18n/locales.ts';
import { keysOf, tableOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { type ListPage, listFields, type SentQuery, sortOf } from './list-query.ts';
import { many } from './query.ts';

export const SERVICE_STATES = ['active', 'retired'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

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

export type AdminServiceRow = {
  readonly key: string;
  readonly unit: ServiceUnit;
  readonly position: number;
  readonly mandatory: boolean;
  readonly recommended: boolean;
  readonly requires: readonly string[];
  readonly excludes: readonly string[];
  readonly leadTimeHours: number;
  readonly status: ServiceState;
  /** In the list in force, by type of trailer. Types without one are not offered the service. */
  readonly prices: Readonly<Record<string, number>>;
  /** What the operator has written; where there is nothing, the catalogue names it. */
  readonly names: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  readonly version: number;
};

export interface AdminServiceCalls {
  'GET /api/admin/services': {
    query: SentQuery<AdminServiceQuery>;
    answer: ListPage<AdminServiceRow>;
  };
  'POST /api/admin/services': { body: CreateServiceInput; answer: AdminServiceRow };
  'GET /api/admin/services/{key}': { answer: AdminServiceRow };
  'PATCH /api/admin/services/{key}': { body: ChangeServiceInput; answer: AdminServiceRow };
}
