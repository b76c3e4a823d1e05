import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows that nobody sees: the journeys take two thirds of the processor time. */
export const SHELL = 'chromium-headless-shell';

/** The browser of the machine, if it has one that starts; a name alone may be a stub that wants to be installed. */
export const findChromium = (): string | undefined => findFirst([SHELL, ...WHOLE]);

/** Rather the one that visitors use: measured is what they get. */
export const findWholeChromium = (): string | undefined => findFirst([...WHOLE, SHELL]);

function findFirst(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => isExecutable(path) && canRun(path));
}

export function canRun(browser: string): boolean {
  return spawnSync(browser, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
