import { sql, type RawBuilder } from 'kysely';

/** An order, and the unit that it is asked for. */
export type WhichOrder = { readonly businessUnitId: string; readonly orderId: string };

/** Rows of some orders, each of the unit that its order is asked for. */
export const isOfOrders = (unit: string, order: string, orders: readonly WhichOrder[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(unit)}, ${sql.ref(order)}) in (select * from ${asTable(orders)})`;

/** Orders as rows of two columns. */
export const asTable = (orders: readonly WhichOrder[]): RawBuilder<unknown> =>
  sql`unnest(${orders.map(({ businessUnitId }) => businessUnitId)}::uuid[], ${orders.map(({ orderId }) => orderId)}::uuid[])`;
