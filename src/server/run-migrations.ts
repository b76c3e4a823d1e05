import { prepareDataFolder } from './data-folder.ts';
import { openDatabase } from './open-database.ts';
import { readConfig } from './read-config.ts';

/** The argument that makes a process of the shop migrate instead of serving. */
export const MIGRATE = 'migrate';

/** Brings the schema up to date and ends, for whoever starts the servers with MIGRATE_ON_START=false. */
export async function runMigrations(
  env: Record<string, string | undefined>,
  say: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const config = readConfig(env);
  const dataDir = await prepareDataFolder(config.DATA_DIR);
  const { close } = await openDatabase({ ...config, MIGRATE_ON_START: true }, dataDir, say, { signal });
  await close();
  say('The database is up to date.');
}
