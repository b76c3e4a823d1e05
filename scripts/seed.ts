/**
 * npm run seed -- [--reset [--yes]] [--trailers N [--allocations M]]
 * Loads the demo data into a shop that has never held anything; --reset empties it first, after asking. With a number of
 * trailers the company of the demo is that large, with all that belongs to them. With allocations, a bare fleet for
 * measuring is added instead. The same arguments give the same rows, only the dates follow the day.
 */
import { parseArgs } from 'node:util';
import { type Config, parseEnv } from '#config/env.ts';
import type { Database } from '#db/client.ts';
import { prepareDataFolder } from '#server/data-folder.ts';
import { addBulkFleet } from '#demo/add-bulk-fleet.ts';
import { emptyDatabase } from '#demo/empty-database.ts';
import { growDemo } from '#demo/growth/grow-demo.ts';
import { startDemoProcess } from '#server/load-demo-apart.ts';
import { openDatabase } from '#server/open-database.ts';
import { confirm } from './confirm.ts';

const { values } = parseArgs({
  options: {
    reset: { type: 'boolean' },
    yes: { type: 'boolean' },
    trailers: { type: 'string' },
    allocations: { type: 'string' },
  },
});
const count = (name: 'trailers' | 'allocations'): number => {
  const number = Number(values[name] ?? 0);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  console.error(`--${name} takes a whole number.`);
  process.exit(1);
};
const bulk = { trailers: count('trailers'), allocations: count('allocations') };

const say = (text: string) => console.log(text);
const config = parseEnv(process.env);
const isSure =
  values.reset !== true ||
  values.yes === true ||
  (await confirm(`Everything in ${nameOfDatabase(config)} is going to be deleted.`));
if (!isSure) {
  console.error('Nothing has been deleted. Without a terminal, --yes says that you are sure.');
  process.exit(1);
}
const dataDir = await prepareDataFolder(config.DATA_DIR);
const reset = async (db: Database) => {
  say('Emptying the database');
  await emptyDatabase(db);
};
// Its code is read and its pictures are drawn while the database is made.
const demo = startDemoProcess(['scripts/load-demo.ts'], { env: process.env, say });
try {
  const { db, superuser, close } = await (values.reset === true
    ? openDatabase({ ...config, MIGRATE_ON_START: true }, dataDir, say, { beforeMigrations: reset })
    : openDatabase(config, dataDir, say));
  try {
    const now = new Date();
    const isLoaded = await demo.load();
    say(isLoaded ? 'The demo data is loaded.' : 'The shop already holds data; it stays as it is.');
    const isForMeasuring = values.allocations !== undefined;
    if (bulk.trailers > 0 && !isForMeasuring) {
      // What somebody has worked with is not copied.
      if (!isLoaded) throw new Error('Only a demo that was loaded just now grows: begin anew with --reset.');
      await growDemo(db, { trailers: bulk.trailers, superuser, say });
      say(`The company of the demo has grown to ${bulk.trailers} trailers or some more.`);
    }
    if (bulk.trailers > 0 && isForMeasuring) {
      await addBulkFleet(db, { ...bulk, now, say });
      say(`${bulk.trailers} trailers with ${bulk.allocations} allocations are added.`);
    }
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  demo.stop();
}

/** Without user and password. */
function nameOfDatabase({ DATABASE_URL, DATA_DIR }: Config): string {
  if (DATABASE_URL === undefined) return `the database in ${DATA_DIR}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `the database ${pathname.slice(1)} on ${host}`;
}
