import type { Database } from '#db/client.ts';
import { isNamedType, listObjectNames, type ObjectName } from '#db/audit/object-name.queries.ts';

type Entry = { readonly objectType: string; readonly objectId: string; readonly data: unknown };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Keys of the data, or beginnings of paths, that an id of such a thing follows. */
const TYPES_OF_KEYS: Readonly<Record<string, string>> = {
  askedBy: 'user',
  copyOf: 'priceList',
  creditNoteId: 'invoice',
  depotId: 'depot',
  factor: 'depot',
  invoiceId: 'invoice',
  newTrailerId: 'trailer',
  oldTrailerId: 'trailer',
  oneWay: 'depot',
  oneWayClosed: 'depot',
  oneWayQuota: 'depot',
  orderId: 'order',
  trailerId: 'trailer',
};

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds out in one statement what people call the things that a page of the log is about. */
export async function nameObjects(
  db: Database,
  entries: readonly Entry[],
): Promise<(id: string) => ObjectName | undefined> {
  const idsByType = new Map<string, Set<string>>();
  const note = (type: string | undefined, id: unknown) => {
    if (type === undefined || typeof id !== 'string' || !isNamedType(type) || !UUID.test(id)) return;
    idsByType.set(type, (idsByType.get(type) ?? new Set()).add(id));
  };
  for (const { objectType, objectId, data } of entries) {
    note(objectType, objectId);
    if (!isTable(data)) continue;
    for (const [key, value] of Object.entries(data)) note(TYPES_OF_KEYS[key], value);
    for (const [path, values] of Object.entries(isTable(data['changes']) ? data['changes'] : {})) {
      const [key = '', ...parts] = path.split('.');
      const type = TYPES_OF_KEYS[key];
      for (const part of parts) note(type, part);
      if (Array.isArray(values)) for (const value of values) note(type, value);
    }
  }
  const names = await listObjectNames(db, new Map([...idsByType].map(([type, ids]) => [type, [...ids]])));
  const byId = new Map(names.map((named) => [named.id, named]));
  return (id) => byId.get(id);
}

/** The ids in the data of an entry that have names. */
export function namesIn(data: unknown, nameOf: (id: string) => ObjectName | undefined): Record<string, string> {
  const ids = JSON.stringify(data).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  return Object.fromEntries(
    ids.flatMap((id) => {
      const named = nameOf(id);
      return named === undefined ? [] : [[id, named.name]];
    }),
  );
}
