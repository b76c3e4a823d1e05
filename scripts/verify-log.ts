/**
 * npm run verify-log -- [<id>:<hash>]
 * Follows the chain of hashes through the log and names the first entry that does not fit. With an end of the chain
 * that was printed earlier, also proves that nothing before it was written anew.
 */
import { parseEnv } from '#config/env.ts';
import { prepareDataFolder } from '#server/data-folder.ts';
import { openDatabase } from '#server/open-database.ts';
import { type LogFault, verifyLog } from '#services/admin/audit/verify-log.ts';

const FAULTS: Readonly<Record<LogFault, string>> = {
  changed: 'is not what was sealed',
  missing: 'is gone, only its seal is left',
  unsealed: 'has no seal although later ones have: it was added afterwards, or its seal is gone',
  unlinked: 'does not follow the one before it',
  rewritten: 'does not have the hash that was noted',
};

const [noted] = process.argv.slice(2);
const parts = /^(\d{1,15}):([0-9a-f]{64})$/.exec(noted ?? '');
if (noted !== undefined && parts === null) {
  console.error('An end of the chain looks like <id>:<hash>, as this command prints it.');
  process.exit(2);
}

const config = parseEnv(process.env);
const dataDir = await prepareDataFolder(config.DATA_DIR);
const { db, close } = await openDatabase(config, dataDir, (text) => console.log(text));
try {
  const verdict = await verifyLog({ db }, parts ? { id: Number(parts[1]), hash: parts[2] ?? '' } : undefined);
  if (verdict.isWhole) {
    console.log(`The log is whole: ${verdict.sealed} entries are sealed, ${verdict.waiting} wait for their seal.`);
    if (verdict.head) console.log(`Its end, to be kept elsewhere: ${verdict.head.id}:${verdict.head.hash}`);
  } else {
    console.error(`The log is broken: entry ${verdict.id} ${FAULTS[verdict.fault]}.`);
  }
  process.exitCode = verdict.isWhole ? 0 : 1;
} finally {
  await close();
}
