import { recordAudit } from '#db/audit/audit.queries.ts';
import { type SealedColumn, SEALED_COLUMNS } from '#db/sealed.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { fingerprint, isSealedWith, nameOfKey, seal, tryToUnseal } from './seal.ts';

export type Rotation = {
  readonly resealed: number;
  /** Sealed with a key that nobody has given; they stay as they are. */
  readonly unreadable: number;
};

/** Seals with the current key whatever is sealed with another one. May be stopped and repeated at any time. */
export async function rotateKey(deps: ReadsWithSettings): Promise<Rotation> {
  let [resealed, unreadable] = [0, 0];
  for (const column of SEALED_COLUMNS) {
    let last: string | undefined;
    do {
      const page = await rotatePage(deps, column, last);
      resealed += page.resealed;
      unreadable += page.unreadable;
      last = page.last;
    } while (last !== undefined);
  }
  return { resealed, unreadable };
}

/** Logged with the rows it is about, so that the log is right however far it came. */
const rotatePage = (
  { db, clock, settings }: ReadsWithSettings,
  { holds, lockAfter, write }: SealedColumn,
  after?: string,
) =>
  inTransaction(db, async (trx) => {
    const { secretKey, openingKeys } = settings;
    let [resealed, unreadable] = [0, 0];
    const rows = await lockAfter(trx, after);
    for (const row of rows.filter(({ sealed }) => !isSealedWith(secretKey, sealed))) {
      const value = tryToUnseal(openingKeys, row.sealed);
      if (value === undefined) {
        unreadable += 1;
        continue;
      }
      await write(trx, { id: row.id, sealed: seal(secretKey, value), fingerprint: fingerprint(secretKey, value) });
      resealed += 1;
    }
    if (resealed > 0) {
      await recordAudit(trx, {
        actor: { kind: 'system' },
        businessUnitId: null,
        action: 'secretKey.rotate',
        objectId: nameOfKey(secretKey),
        data: { holds, resealed },
        now: clock.now(),
      });
    }
    return { resealed, unreadable, last: rows.at(-1)?.id };
  });
