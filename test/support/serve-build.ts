/** Serves the built application with fresh demo data; for browser journeys. */
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from '../../scripts/build-if-changed.ts';
import { BILLING_ENV } from './sample-seller.ts';

if (!(await buildIfChanged())) process.exit(1);
const dataDir = process.env['E2E_DATA_DIR'] ?? join(tmpdir(), `trailyard-e2e-${process.pid}`);
mkdirSync(dataDir);
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  // The journeys rent, so they need trailers in the yards.
  DEMO_BUSY: 'false',
  SHUTDOWN_DELAY_SECONDS: '0',
  ...BILLING_ENV,
  // Above what the other journeys write off.
  SECOND_PAIR_WRITE_OFF: '400',
});
delete process.env['DATABASE_URL'];
await import(pathToFileURL('build/server/main.js').href);
