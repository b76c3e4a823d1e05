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

/** What has enough contrast. Most of a page looks like what was judged before, and judging it takes longer than all else. */
const readable = new Set<number>();

/** What keeps somebody from using the page that is open, by all rules or by those with some tags; what passes is not listed. */
export async function findBarriers(page: Page, tags?: string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { barriers, passed } = await page.evaluate(judge, { known: [...readable], ...(tags && { tags }) });
  for (const look of passed) readable.add(look);
  return barriers;
}

type Wanted = { readonly known: readonly number[]; readonly tags?: string[] };
type Judgement = { readonly barriers: readonly string[]; readonly passed: readonly number[] };

/** Runs in the page. */
async function judge({ known, tags }: Wanted): Promise<Judgement> {
  const { axe } = window;
  if (axe === undefined) throw new Error('axe is not there');
  const contrast = 'color-contrast';
  const looks = new Map<Element, number>();
  findLooks(document.documentElement, 0);
  const isKnown = new Set(known);
  const unknown = [...looks.keys()].filter((element) => hasText(element) && !isKnown.has(looks.get(element) ?? 0));
  const found = await axe.run({
    resultTypes: ['violations'],
    rules: { [contrast]: { enabled: false } },
    ...(tags && { runOnly: tags }),
  });
  const judged =
    unknown.length > 0 ? await axe.run({ include: unknown }, { runOnly: [contrast], elementRef: true }) : undefined;
  const violations = [...found.violations, ...(judged?.violations ?? [])];
  return {
    barriers: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    passed: (judged?.passes ?? []).flatMap(({ nodes }) =>
      nodes.flatMap(({ element }) => (element && looks.get(element)) ?? []),
    ),
  };

  function hasText(element: Element): boolean {
    return element.matches('input, select, textarea') || [...element.childNodes].some(isText);
  }

  function isText(node: Node): boolean {
    return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
  }

  /** What decides about the contrast of an element: its colours and those behind it, its size, and how it came by them. */
  function findLooks(element: Element, behind: number): void {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
    const own = [element.className, color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight].join();
    const look = hash(own, behind);
    looks.set(element, look);
    for (const child of element.children) findLooks(child, look);
  }

  /** FNV-1a. */
  function hash(text: string, start: number): number {
    let value = 0x81_1c_9d_c5 ^ start;
    for (let index = 0; index < text.length; index += 1)
      value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
    return value;
  }
}
