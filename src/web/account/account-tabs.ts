import type { Me } from '#contract/user.ts';
import { isLegalAccepted } from '#domain/user/legal.ts';

export const ACCOUNT_TABS = [
  'me',
  'password',
  'company',
  'addresses',
  'payment',
  'legal',
  'trailer-connect',
  'privacy',
] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

const OF_A_UNIT: ReadonlySet<AccountTab> = new Set(['company', 'addresses', 'payment', 'trailer-connect']);

/** Before the terms are accepted there is one thing to do. The operator belongs to no unit. */
export function listTabs({ user, businessUnit }: Me): readonly AccountTab[] {
  if (!user.isAdmin && !isLegalAccepted(user.accountInformation)) return ['legal'];
  return ACCOUNT_TABS.filter((tab) => businessUnit !== null || !OF_A_UNIT.has(tab));
}

/** The tab that an address asks for, if this person has it; else the first. */
export function chooseTab(tabs: readonly AccountTab[], wanted: string | null): AccountTab {
  return tabs.find((tab) => tab === wanted) ?? tabs[0] ?? 'me';
}

export const tabPath = (tab: AccountTab): string => `/account?tab=${tab}`;
