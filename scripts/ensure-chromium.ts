import { chromium } from '@playwright/test';
import { canRun, findChromium, SHELL } from './find-chromium.ts';
import { installPackage } from './install-package.ts';
import { runTool } from './run-tool.ts';

/** The path of a Chromium that starts: the machine's, Debian's package, or Playwright's own; undefined if none can be had. */
export async function ensureChromium(): Promise<string | undefined> {
  return findChromium() ?? findOwn() ?? installBrowser(SHELL) ?? installBrowser('chromium') ?? (await installOwn());
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
