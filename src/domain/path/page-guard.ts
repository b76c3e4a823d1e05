import { isPublicPath } from './public-path.ts';

export type PageDecision = 'allow' | 'login' | 'legal';

/** Where people go to accept terms and privacy policy, so it opens without having accepted them. */
export const LEGAL_PATH = '/account';

/**
 * Whether a page opens. Takes a canonical path without its locale. The server asks before it renders, the browser
 * before it navigates, and both ask here.
 */
export function decidePage(
  path: string,
  publicRoutes: readonly string[],
  visitor: { readonly signedIn: boolean; readonly legalAccepted: boolean },
): PageDecision {
  if (isPublicPath(path, publicRoutes)) return 'allow';
  if (!visitor.signedIn) return 'login';
  return visitor.legalAccepted || path === LEGAL_PATH ? 'allow' : 'legal';
}
