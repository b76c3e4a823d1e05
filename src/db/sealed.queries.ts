import type { Database, Transaction } from './client.ts';

export type SealedRow = { readonly id: string; readonly sealed: Buffer };
/** With what it is found by while it is sealed. */
type ResealedRow = SealedRow & { readonly fingerprint: Buffer };

const PAGE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

export type SealedColumn = {
  readonly holds: 'iban' | 'trailerConnectLogin';
  /** The next rows by id, locked until the end of the transaction. */
  readonly lockAfter: (trx: Transaction, id?: string) => Promise<readonly SealedRow[]>;
  readonly write: (trx: Transaction, row: ResealedRow) => Promise<unknown>;
};

/** Every column that holds sealed values. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    holds: 'iban',
    lockAfter: (trx, id = FIRST) =>
      trx
        .selectFrom('mandate')
        .select(['id', 'ibanEncrypted as sealed'])
        .where('id', '>', id)
        .orderBy('id')
        .limit(PAGE)
        .forUpdate()
        .execute(),
    write: (trx, { id, sealed }) =>
      trx.updateTable('mandate').set({ ibanEncrypted: sealed }).where('id', '=', id).execute(),
  },
  {
    holds: 'iban',
    lockAfter: (trx, id = FIRST) =>
      trx
        .selectFrom('bankEntry')
        .select(['id', 'ibanEncrypted as sealed'])
        .where('id', '>', id)
        .where('ibanEncrypted', 'is not', null)
        .$narrowType<{ sealed: Buffer }>()
        .orderBy('id')
        .limit(PAGE)
        .forUpdate()
        .execute(),
    write: (trx, { id, sealed, fingerprint }) =>
      trx.updateTable('bankEntry').set({ ibanEncrypted: sealed, ibanHash: fingerprint }).where('id', '=', id).execute(),
  },
  {
    holds: 'trailerConnectLogin',
    lockAfter: (trx, id = FIRST) =>
      trx
        .selectFrom('businessUnit')
        .select(['id', 'trailerConnectLoginEncrypted as sealed'])
        .where('id', '>', id)
        .where('trailerConnectLoginEncrypted', 'is not', null)
        .$narrowType<{ sealed: Buffer }>()
        .orderBy('id')
        .limit(PAGE)
        .forUpdate()
        .execute(),
    write: (trx, { id, sealed }) =>
      trx.updateTable('businessUnit').set({ trailerConnectLoginEncrypted: sealed }).where('id', '=', id).execute(),
  },
];

/** Some sealed values, the latest bank data among them. */
export async function listSomeSealed(db: Database): Promise<readonly Buffer[]> {
  const mandates = db.selectFrom('mandate').select('ibanEncrypted as sealed').orderBy('createdAt', 'desc').limit(1);
  const logins = db
    .selectFrom('businessUnit')
    .select('trailerConnectLoginEncrypted as sealed')
    .where('trailerConnectLoginEncrypted', 'is not', null)
    .$narrowType<{ sealed: Buffer }>()
    .limit(1);
  const rows = await Promise.all([mandates.execute(), logins.execute()]);
  return rows.flat().map(({ sealed }) => sealed);
}
