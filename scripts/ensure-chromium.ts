import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { canRun, findChromium, SHELL } from './find-chromium.ts';
import { installPackage } from './install-package.ts';
import { runTool } from './run-tool.ts';

/** The path of a Chromium that starts: the machine's, Debian's package, or Playwright's own; undefined if none can be had. */
export async function ensureChromium(): Promise<string | undefined> {
  ensureFonts();
  return findChromium() ?? findOwn() ?? installBrowser(SHELL) ?? installBrowser('chromium') ?? (await installOwn());
}

/** Widths are judged with letters as wide as those of readers: pages and mails reckon with Arial or its like. */
function ensureFonts(): void {
  if (process.platform !== 'linux') return;
  const { stdout } = spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  if (!/Arial|Arimo|Liberation Sans/.test(stdout ?? '')) installPackage('fonts-liberation');
}

function findOwn(): string | undefined {
  const path = chromium.executablePath();
  return canRun(path) ? path : undefined;
}

function installBrowser(name: string): string | undefined {
  return installPackage(name) ? findChromium() : undefined;
}

async function installOwn(): Promise<string | undefined> {
  console.log("Installing Playwright's Chromium (once)");
  await runTool(['playwright', 'install', 'chromium'], { live: true });
  return findOwn();
}
