import { createHash, randomUUID } from 'node:crypto';
import type { BankImport } from '#contract/admin-bank.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import {
  findStatement,
  insertEntries,
  insertStatement,
  listKnownBookings,
  lockBankAccount,
} from '#db/bank/bank-statement.queries.ts';
import type { Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { BankFile, BookedEntry } from '#domain/bank/bank-file.ts';
import { maskIban } from '#domain/payment/iban.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { fingerprint, seal } from '../secret/seal.ts';
import { readLimited } from '../upload/read-limited.ts';
import { bookingKeys } from './booking-keys.ts';
import { judgeOpenEntries } from './judge-open-entries.ts';
import { listOwnAccounts } from './own-account.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings' | 'bankFiles'>;

const MOST_BYTES = 20 * 1024 * 1024;

/**
 * Adds what a file of the bank tells and is not known yet, then books what is sure of all that is open. The same file
 * again adds nothing, but looks anew at what was open; so does one of which the first import did not come to its end.
 */
export async function importStatement(
  deps: Needs,
  actor: Actor,
  { body }: { readonly body: AsyncIterable<Uint8Array> },
): Promise<Outcome<BankImport>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  if (Object.keys(deps.settings.sellers).length === 0) return refuse('illegal-state');
  const bytes = await readLimited(body, MOST_BYTES);
  if (bytes === undefined) return refuse('too-large');
  const { account, file } = await readFile(deps, bytes);
  if (!file.ok) return refuseFields({ file: file.error });
  const now = deps.clock.now();
  const today = operatorToday(toInstant(now)).toString();
  if (file.value.entries.some(({ bookedOn }) => bookedOn > today)) return refuseFields({ file: 'future-date' });
  const sha256 = createHash('sha256').update(bytes).digest();
  const counted = await inTransaction(deps.db, (trx) =>
    addEntries(trx, { file: file.value, account, sha256, admin: admin.value, now, settings: deps.settings }),
  );
  const judged = await judgeOpenEntries(deps, admin.value);
  const { kind, otherAccounts } = file.value;
  return ok({ kind, otherAccounts, ...counted, ...judged });
}

/** Of the account in use, or of one before it that a file is about. */
async function readFile({ db, bankFiles, settings }: Needs, bytes: Uint8Array) {
  const [current, ...former] = await listOwnAccounts(db, settings);
  const read = { account: current, file: await bankFiles.read(bytes, current) };
  for (const account of former) {
    if (read.file.ok || read.file.error !== 'other-account') return read;
    const file = await bankFiles.read(bytes, account);
    if (file.ok) return { account, file };
  }
  return read;
}

type Import = Pick<Deps, 'settings'> & {
  readonly file: BankFile;
  readonly account: string;
  readonly sha256: Buffer;
  readonly admin: PlatformAdmin;
  readonly now: Date;
};

async function addEntries(trx: Transaction, { file, account, sha256, admin, now, settings }: Import) {
  const all = countMovements(file.entries);
  await lockBankAccount(trx, account);
  if ((await findStatement(trx, { account, sha256 })) !== undefined) return { added: 0, known: all };
  const keys = bookingKeys(file.entries);
  const known = new Set(await listKnownBookings(trx, { account, keys }));
  const fresh = file.entries.flatMap((entry, i) => {
    const key = keys[i];
    if (key === undefined || known.has(key.toString('hex'))) return [];
    // What a file tells twice under one reference is one.
    known.add(key.toString('hex'));
    return [{ ...entry, key }];
  });
  const added = countMovements(fresh);
  const { kind, statementIds } = file;
  const id = randomUUID();
  const counts = { entries: all, newEntries: added };
  const imported = { importedAt: now, importedBy: admin.userId };
  await insertStatement(trx, { id, account, kind, statementIds: [...statementIds], sha256, ...counts, ...imported });
  await insertEntries(trx, toRows(fresh, { statementId: id, account, now, secretKey: settings.secretKey }));
  const data = { kind, statementIds, ...counts };
  const about = { action: 'bankStatement.import', objectId: id, businessUnitId: null } as const;
  await recordAudit(trx, { actor: admin, ...about, data, now });
  return { added, known: all - added };
}

const countMovements = (entries: readonly BookedEntry[]): number =>
  entries.reduce((sum, { movements }) => sum + movements.length, 0);

type Statement = {
  readonly statementId: string;
  readonly account: string;
  readonly now: Date;
  readonly secretKey: string;
};

const toRows = (
  entries: readonly (BookedEntry & { readonly key: Buffer })[],
  { statementId, account, now, secretKey }: Statement,
) =>
  entries
    .flatMap(({ key, bookedOn, movements }) =>
      movements.map(({ iban, ...movement }, i) => ({
        statementId,
        account,
        bookingKey: key,
        part: i + 1,
        bookedOn,
        ...movement,
        ibanEncrypted: iban === null ? null : seal(secretKey, iban),
        ibanMasked: iban === null ? null : maskIban(iban),
        ibanHash: iban === null ? null : fingerprint(secretKey, iban),
        createdAt: now,
      })),
    )
    .map((row, i) => ({ ...row, position: i + 1 }));
