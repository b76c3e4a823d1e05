import type { RowChange, RowText } from '#db/feed/row-change.ts';
import type { ReadModel } from './model/read-model.ts';

type Handler = {
  readonly put: (model: ReadModel, row: RowText) => void;
  readonly drop: (model: ReadModel, key: RowText) => void;
};

const HANDLERS: ReadonlyMap<string, Handler> = new Map([
  ['trailer', { put: (model, row) => model.putTrailer(row), drop: (model, key) => model.dropTrailer(key['id'] ?? '') }],
  ['allocation', { put: (model, row) => model.putAllocation(row), drop: (model, key) => model.dropAllocation(key) }],
  ['trailer_stay', { put: (model, row) => model.putStay(row), drop: (model, key) => model.dropStay(key) }],
  ['booking', { put: (model, row) => model.putBooking(row), drop: (model, key) => model.dropBooking(key['id'] ?? '') }],
]);

/** Throws where the model cannot follow: then it has to be loaded anew. */
export function applyChanges(model: ReadModel, changes: readonly RowChange[]): void {
  for (const { table, kind, row, key } of changes) {
    const handler = HANDLERS.get(table);
    if (!handler) continue;
    if (kind === 'truncate') throw new Error(`The table ${table} was emptied`);
    if (key) handler.drop(model, key);
    if (row) handler.put(model, row);
  }
}
