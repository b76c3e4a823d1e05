import { randomUUID } from 'node:crypto';
import { findNewestPaperPath } from '#db/document/document.queries.ts';
import { findInstallationFact, noteInstallationFact, replaceInstallationFact } from '#db/installation.queries.ts';
import { listSomeSealed } from '#db/sealed.queries.ts';
import type { Deps } from '#services/deps.ts';
import { nameOfKey, tryToUnseal } from '#services/secret/seal.ts';
import { StartError } from './start-error.ts';

type Parts = Pick<Deps, 'db' | 'storage' | 'clock' | 'settings'>;

const KEY = 'secret-key';
const STORAGE = 'storage';

/**
 * Refuses a start with the key or the files of somebody else: sessions and sealed values would not open, papers and
 * pictures would be missing, and nobody would know why. The first start notes what the database was set up with; one
 * that has been in use without such notes has to know key and files by what it keeps.
 */
export async function requireSameInstallation(parts: Parts): Promise<void> {
  await requireSameKey(parts);
  await requireSameStorage(parts);
}

/** A key that takes over from the one before it is noted in its place. */
async function requireSameKey({ db, clock, settings }: Parts): Promise<void> {
  if ((await findInstallationFact(db, KEY)) === undefined) await requireOpeningKey({ db, settings });
  const fact = { key: KEY, value: { name: nameOfKey(settings.secretKey) }, now: clock.now() };
  const { name } = await noteInstallationFact(db, fact);
  if (!settings.openingKeys.some((key) => nameOfKey(key) === name)) {
    throw new StartError(
      'SECRET_KEY differs from the one that this database was set up with: set it to that one, or name that one in ' +
        'SECRET_KEY_BEFORE to change it.',
    );
  }
  if (name !== fact.value.name) await replaceInstallationFact(db, fact);
}

async function requireOpeningKey({ db, settings }: Pick<Parts, 'db' | 'settings'>): Promise<void> {
  const sealed = await listSomeSealed(db);
  // One is enough: a shop may have lost what it had sealed with a key that is gone.
  if (sealed.length === 0 || sealed.some((value) => tryToUnseal(settings.openingKeys, value) !== undefined)) return;
  throw new StartError(
    'SECRET_KEY does not open what this database keeps sealed, such as bank data: set it to the key that it was ' +
      'sealed with, or name that one in SECRET_KEY_BEFORE.',
  );
}

async function requireSameStorage(parts: Parts): Promise<void> {
  const known = await findInstallationFact(parts.db, STORAGE);
  if (known === undefined) await requireNewestPaper(parts);
  const id = String((known ?? (await markStorage(parts)))['id']);
  if (await reach(parts.storage.get(markOf(id)))) return;
  throw new StartError(
    'The file storage differs from the one that this database was set up with: it lacks ' +
      `${markOf(id)}. Set STORAGE_DIR to that one, or put its files back as a whole.`,
  );
}

async function requireNewestPaper({ db, storage }: Parts): Promise<void> {
  const path = await findNewestPaperPath(db);
  if (path === undefined || (await reach(storage.get(path)))) return;
  throw new StartError(
    `The file storage lacks ${path}, the newest paper of this database. Set STORAGE_DIR or S3_BUCKET to where its files ` +
      'are, or put them back.',
  );
}

/**
 * The mark is named after the id and is there before the id is noted, so that processes that start at once do not
 * overwrite each other's, and whoever finds the id finds the mark.
 */
async function markStorage({ db, storage, clock }: Parts) {
  const id = randomUUID();
  const put = await reach(storage.put(markOf(id), Buffer.from(`${id}\n`), 'text/plain'));
  if (!put.ok) throw new StartError('The file storage is full.');
  const noted = await noteInstallationFact(db, { key: STORAGE, value: { id }, now: clock.now() });
  if (noted['id'] !== id) await reach(storage.delete(markOf(id)));
  return noted;
}

const markOf = (id: string): string => `meta/installation-${id}.txt`;

async function reach<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The file storage cannot be used: ${reason}`, { cause });
  }
}
