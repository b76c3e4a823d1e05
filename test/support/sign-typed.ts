import type { Page } from '@playwright/test';
import { WORDS } from './journey.ts';

const { de } = WORDS;

/** Signs for the customer in letters, which takes no steady hand. */
export async function signTyped(page: Page, name: string) {
  const customer = page.getByRole('region', { name: de['handover.sign.customer'] });
  await customer.getByText(de['ui.signature.type'], { exact: true }).click();
  await customer.getByLabel(de['word.fullName']).fill(name);
}
