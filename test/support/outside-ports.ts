import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#db/client.ts';
import type { Deps } from '#services/deps.ts';

const openTransaction = new AsyncLocalStorage<true>();

/** What somebody else does while a test keeps a transaction open for them to meet. */
export const asSomebodyElse = <T>(act: () => T): T => openTransaction.exit(act);

/** What leaves the process or takes long. Whoever waits for it in a transaction keeps others waiting for its locks. */
const OUTSIDE = [
  'ads',
  'bankFiles',
  'content',
  'imageEncoder',
  'mail',
  'passwords',
  'pdf',
  'risk',
  'storage',
  'telematics',
  'vatIds',
];

/** The same, but whoever asks one of the ports while a transaction is open fails the test. */
export function guardOutsidePorts(deps: Deps): Deps {
  watchTransactions(deps.db);
  const guarded = Object.entries(deps).map(([name, port]) => [name, OUTSIDE.includes(name) ? guard(name, port) : port]);
  // The same names with the same ports behind them.
  return Object.fromEntries(guarded) as Deps;
}

function watchTransactions(db: Database): void {
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => openTransaction.run(true, () => execute(work));
    return builder;
  };
}

const guard = (name: string, port: object): object =>
  new Proxy(port, {
    get(target, method, receiver): unknown {
      const found: unknown = Reflect.get(target, method, receiver);
      if (typeof found !== 'function') return found;
      return (...args: readonly unknown[]): unknown => {
        if (openTransaction.getStore()) throw new Error(`${name}.${String(method)} is called inside a transaction`);
        return Reflect.apply(found, target, args);
      };
    },
  });
