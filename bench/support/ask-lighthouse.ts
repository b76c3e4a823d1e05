import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findWholeChromium } from '../../scripts/find-chromium.ts';

const VERSION = '13.5.0';
const LIMIT_MS = 240_000;
const REPORT_BYTES = 64 * 1024 * 1024;
const CHROMIUM = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';

/**
 * What Lighthouse thinks of a page, as a phone. It is no part of the project: npm fetches it, and where it cannot, the
 * result says so instead.
 */
export async function askLighthouse(url: string): Promise<string> {
  const options = ['--output=json', '--quiet', `--chrome-flags=${CHROMIUM}`];
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', `lighthouse@${VERSION}`, url, ...options], {
      env: { ...process.env, CHROME_PATH: findWholeChromium() },
      timeout: LIMIT_MS,
      maxBuffer: REPORT_BYTES,
    });
    // The report of a version that is pinned, so its shape is known.
    const { categories } = JSON.parse(stdout) as { categories: Record<string, { id: string; score: number }> };
    const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`);
    return `Lighthouse ${VERSION}: ${scores.join(', ')}`;
  } catch (error) {
    console.error(error);
    return `Lighthouse ${VERSION} could not be run`;
  }
}
