import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** Judges barriers, once it was brought into the page. */
    readonly axe?: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What keeps somebody from using the page that is open, by all rules or by those with some tags; what passes is not listed. */
export async function findBarriers(page: Page, tags?: string[]): Promise<readonly string[] | undefined> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const found = await window.axe?.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
    return found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, tags);
}
