import { SEALED_COLUMNS } from '#db/sealed.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Deps } from '../deps.ts';
import { isSealedWith, seal, tryToUnseal } from './seal.ts';

export type Rotation = {
  readonly resealed: number;
  /** Sealed with a key that nobody has given; they stay as they are. */
  readonly unreadable: number;
};

/** Seals with the current key whatever is sealed with another one. May be stopped and repeated at any time. */
export async function rotateKey({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<Rotation> {
  const { secretKey, openingKeys } = settings;
  let [resealed, unreadable] = [0, 0];
  for (const { lockAfter, write } of SEALED_COLUMNS) {
    let last: string | undefined;
    do {
      const rows = await inTransaction(db, async (trx) => {
        const page = await lockAfter(trx, last);
        for (const row of page.filter(({ sealed }) => !isSealedWith(secretKey, sealed))) {
          const value = tryToUnseal(openingKeys, row.sealed);
          if (value !== undefined) await write(trx, { id: row.id, sealed: seal(secretKey, value) });
          if (value === undefined) unreadable += 1;
          else resealed += 1;
        }
        return page;
      });
      last = rows.at(-1)?.id;
    } while (last !== undefined);
  }
  return { resealed, unreadable };
}
