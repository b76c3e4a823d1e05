import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

// Every worker loads this file again; what the first one found is handed on in the environment.
const port = (process.env['E2E_PORT'] ??= String(await findFreePort()));
const browser = (process.env['CHROMIUM'] ??= findChromium() ?? '');
// The journeys read the mails that the application writes there.
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `trailyard-e2e-${process.pid}-${port}`);
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // The browser paints in software here, so two at once on two cores would only wait for each other.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // A trace of what was done, without pictures: taking them would make every journey slower, not only failed ones.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--enable-unsafe-swiftshader',
        // One process for all tabs of a journey, and none in reserve: starting them is a quarter of the work of a first page.
        '--renderer-process-limit=1',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" test/support/serve-build.ts`,
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stderr: 'pipe',
    env: { PORT: port },
  },
});

/** Below the ports that systems give to whoever names none: nobody gets this one by chance before the shop has it. */
async function findFreePort(): Promise<number> {
  const wanted = randomInt(20_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(wanted, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return findFreePort();
  await new Promise((resolve) => server.close(resolve));
  return wanted;
}
