import { CART_STEPS, type CartStep, STEP_TABLE } from '#domain/cart/cart-step.ts';
import { type AccountTab, tabPath } from './account-tabs.ts';

const PARAMETER = 'returnTo';

/** The path of the step that somebody left to complete their account; null for everybody else, and for any other path. */
export function readReturnPath(query: URLSearchParams): string | null {
  const wanted = query.get(PARAMETER);
  return CART_STEPS.map((step): string => STEP_TABLE[step].path).find((path) => path === wanted) ?? null;
}

/** A path of the account from which the way back is still known. */
export function withReturnPath(path: string, returnPath: string | null): string {
  if (returnPath === null) return path;
  const [page = '', ...hash] = path.split(/(?=#)/);
  const separator = page.includes('?') ? '&' : '?';
  return `${page}${separator}${new URLSearchParams({ [PARAMETER]: returnPath }).toString()}${hash.join('')}`;
}

export const toAccountAndBack = (tab: AccountTab, step: CartStep): string =>
  withReturnPath(tabPath(tab), STEP_TABLE[step].path);
