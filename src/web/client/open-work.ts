/** What must not be cut off by an update of the app: a write, a hold on trailers, a pick-up or return. */
export type WorkKind = 'write' | 'hold' | 'handover';

const LOCK = 'open-work';

const open = new Map<symbol, WorkKind>();

/** Marks work as open in this tab and, by a shared lock, for all other tabs. Call the result when it is done. */
export function beginWork(kind: WorkKind): () => void {
  const id = Symbol(kind);
  open.set(id, kind);
  let unlock = () => {};
  const finished = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  if ('locks' in navigator) void navigator.locks.request(LOCK, { mode: 'shared' }, () => finished);
  return () => {
    open.delete(id);
    unlock();
  };
}

export const hasOwnOpenWork = (): boolean => open.size > 0;

/** Whether any tab of this browser has work open: clearing the session would hit them all. */
export async function hasOpenWork(): Promise<boolean> {
  if (hasOwnOpenWork()) return true;
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}
