import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the reports of test runners, which disappears with the process. */
export function createReportFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trailyard-reports-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
