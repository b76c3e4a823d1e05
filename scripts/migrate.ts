/**
 * npm run migrate
 * Brings the schema of the database up to date, as `node build/server/main.js migrate` does without the sources.
 */
import { runMigrations } from '#server/run-migrations.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
try {
  await runMigrations(process.env, (text) => console.log(text), stop.signal);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
