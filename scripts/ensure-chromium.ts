import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { canRun, findChromium, SHELL } from './find-chromium.ts';
import { runTool } from './run-tool.ts';

/** The path of a Chromium that starts: the machine's, Debian's package, or Playwright's own; undefined if none can be had. */
export async function ensureChromium(): Promise<string | undefined> {
  return findChromium() ?? findOwn() ?? installPackage(SHELL) ?? installPackage('chromium') ?? (await installOwn());
}

function findOwn(): string | undefined {
  const path = chromium.executablePath();
  return canRun(path) ? path : undefined;
}

function installPackage(name: string): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log(`Installing ${name} (once)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    if (spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) return undefined;
  }
  return findChromium();
}

async function installOwn(): Promise<string | undefined> {
  console.log("Installing Playwright's Chromium (once)");
  await runTool(['playwright', 'install', 'chromium'], { live: true });
  return findOwn();
}
