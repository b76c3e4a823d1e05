import { once } from 'node:events';
import { parseEnv } from '#config/env.ts';
import { drawFleet } from '#demo/draw-fleet.ts';

import { compose } from './compose.ts';
import { prepareDataFolder, readSecretKey } from './data-folder.ts';
import type { DemoReport } from './load-demo-apart.ts';
import { loadDemo } from './load-demo.ts';
import { createLogger } from './logger.ts';
import { openDatabase } from './open-database.ts';
import { withDemoSellers } from './with-demo-sellers.ts';

/** The argument that makes a process of the shop load the demo instead of serving. */
export const LOAD_DEMO = 'load-demo';

const report = (told: DemoReport) => process.send?.(told);

/**
 * Loads the demo in a process of its own, which joins the database that its parent has opened, tells it how far the work
 * is, and ends with it. It waits for a word of its parent first. Signals are for the parent: it finishes a start before it stops.
 */
export async function runDemoProcess(): Promise<void> {
  process.on('disconnect', () => process.exit(1));
  // Gone while this process read its code.
  if (!process.connected) process.exit(1);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  // Pictures need no database. Whoever needs them hears what went wrong.
  const drawings = drawFleet(new Date());
  drawings.catch(() => undefined);
  await once(process, 'message');
  try {
    const config = withDemoSellers(parseEnv(process.env));
    const dataDir = await prepareDataFolder(config.DATA_DIR);
    const secretKey = await readSecretKey(config.SECRET_KEY, dataDir);
    const { db, close } = await openDatabase(config, dataDir, () => undefined);
    try {
      const deps = compose({ config, db, dataDir, secretKey, log: createLogger(config) });
      const isLoaded = await loadDemo({ config, deps, secretKey, drawings, say: (text) => report({ said: text }) });
      report({ isLoaded });
    } finally {
      await close();
    }
  } catch (error) {
    report({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  process.exit();
}
