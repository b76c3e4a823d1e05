import { familyOf, type UnsentItem, type UnsentKind, type UnsentScope } from './unsent-item.ts';

const DATABASE = 'handover';
const VERSION = 1;
const ITEMS = 'unsent';
const BY_SCOPE = 'scope';
const BY_NAME = 'name';

type NewItem = Omit<UnsentItem, 'id' | 'refusal'>;

const settled = <T>(request: IDBRequest<T>): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')));
  return promise;
};

const completed = (transaction: IDBTransaction): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const refuse = () => reject(transaction.error ?? new Error('the browser keeps nothing'));
  transaction.addEventListener('complete', () => resolve());
  transaction.addEventListener('abort', refuse);
  transaction.addEventListener('error', refuse);
  return promise;
};

let shared: Promise<IDBDatabase> | undefined;

/** One connection for as long as the page lives: work under way never finds it closed. */
function getDatabase(): Promise<IDBDatabase> {
  shared ??= openDatabase().catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const items = request.result.createObjectStore(ITEMS, { keyPath: 'id', autoIncrement: true });
    items.createIndex(BY_SCOPE, 'scope');
    items.createIndex(BY_NAME, ['scope', 'kind', 'name'], { unique: true });
  });
  const database = await settled(request);
  // A newer version of the app in another tab must not wait for this one.
  database.addEventListener('versionchange', () => {
    database.close();
    shared = undefined;
  });
  return database;
}

const inFamily = (family: string): IDBKeyRange => IDBKeyRange.bound(family, `${family}\uffff`);

/** Signatures of one pick-up or return that this browser keeps, whichever protocol they were for. */
export async function listSignatures(family: string): Promise<readonly UnsentItem[]> {
  const database = await getDatabase();
  const items = database.transaction(ITEMS).objectStore(ITEMS).index(BY_SCOPE);
  // Only this module writes here, and only items.
  const kept = (await settled(items.getAll(inFamily(family)))) as UnsentItem[];
  return kept.filter(({ kind }) => kind === 'signature');
}

/** Somebody has been told of it; what else was kept for its protocol goes with it. */
export async function dropSignature(id: number): Promise<void> {
  const database = await getDatabase();
  const transaction = database.transaction(ITEMS, 'readwrite');
  const done = completed(transaction);
  const items = transaction.objectStore(ITEMS);
  // Only this module writes here, and only items.
  const kept = (await settled(items.get(id))) as UnsentItem | undefined;
  const scope = kept?.scope ?? '';
  for (const key of await settled(items.index(BY_SCOPE).getAllKeys(scope))) items.delete(key);
  await done;
}

/**
 * What the server does not have yet of a pick-up or return. It outlives reloads, updates of the app and the session;
 * whatever was sent is dropped, so nothing personal stays longer than it has to. What was kept for a protocol in whose
 * place this one was begun is about another trailer, and is forgotten; only of a signature somebody has to be told.
 */
export async function openUnsentStore(scope: UnsentScope) {
  const database = await getDatabase();
  const write = async (work: (items: IDBObjectStore) => Promise<void> | void): Promise<void> => {
    const transaction = database.transaction(ITEMS, 'readwrite', { durability: 'strict' });
    const done = completed(transaction);
    await work(transaction.objectStore(ITEMS));
    await done;
  };
  const removeNamed = async (items: IDBObjectStore, kind: UnsentKind, name: string): Promise<void> => {
    const key = await settled(items.index(BY_NAME).getKey([scope, kind, name]));
    if (key !== undefined) items.delete(key);
  };

  const family = familyOf(scope);
  await write(async (items) => {
    const byScope = items.index(BY_SCOPE);
    const mine = new Set<IDBValidKey>(await settled(byScope.getAllKeys(scope)));
    // Only this module writes here, and only items.
    const all = (await settled(byScope.getAll(inFamily(family)))) as UnsentItem[];
    for (const { id, kind } of all) if (!mine.has(id) && kind !== 'signature') items.delete(id);
  });

  return {
    /** In the order in which they were made. */
    async list(): Promise<readonly UnsentItem[]> {
      const items = database.transaction(ITEMS).objectStore(ITEMS);
      // Only this module writes here, and only items.
      return (await settled(items.index(BY_SCOPE).getAll(scope))) as UnsentItem[];
    },
    /** A newer value takes the place of an older one and goes to the end of the line. */
    put: (kind: UnsentKind, name: string, value: unknown): Promise<void> =>
      write(async (items) => {
        await removeNamed(items, kind, name);
        items.add({ scope, kind, name, value } satisfies NewItem);
      }),
    /** Drops exactly what was sent, not what took its place meanwhile. */
    drop: (id: number): Promise<void> => write((items) => void items.delete(id)),
    forget: (kind: UnsentKind, name: string): Promise<void> => write((items) => removeNamed(items, kind, name)),
    refuse: (item: UnsentItem, refusal: string): Promise<void> =>
      write(async (items) => {
        const isCurrent = (await settled(items.getKey(item.id))) !== undefined;
        if (isCurrent) items.put({ ...item, refusal });
      }),
    /** Once signed there is nothing left to send. */
    clear: (): Promise<void> =>
      write(async (items) => {
        for (const key of await settled(items.index(BY_SCOPE).getAllKeys(scope))) items.delete(key);
      }),
    /** Nobody takes answers any more; what becomes of a signature, somebody has to be told first. */
    clearAnswers: (): Promise<void> =>
      write(async (items) => {
        // Only this module writes here, and only items.
        for (const { id, kind } of (await settled(items.index(BY_SCOPE).getAll(scope))) as UnsentItem[])
          if (kind !== 'signature') items.delete(id);
      }),
  };
}

export type UnsentStore = Awaited<ReturnType<typeof openUnsentStore>>;
