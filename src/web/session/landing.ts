import type { Me } from '#contract/user.ts';
import { type BillingField, isBillingComplete } from '#domain/business-unit/completeness.ts';
import { isLegalAccepted } from '#domain/user/legal.ts';
import { LEGAL_PATH } from '#domain/path/page-guard.ts';
import type { FlashKey } from '#web/flash.ts';

type Arrival = {
  /** Where the person wanted to go, without the language. */
  readonly target: string | undefined;
  readonly greeting?: FlashKey | undefined;
  readonly requiredBillingFields: readonly string[];
  /** Whether the shop issues invoices itself. */
  readonly billsHere: boolean;
};

export type Landing = { readonly path: string; readonly messages: readonly FlashKey[] };

/** Where a login ends and what is said there, the most urgent first. */
export function decideLanding(
  { user, businessUnit, businessUnitRole }: Me,
  { target, greeting, requiredBillingFields, billsHere }: Arrival,
): Landing {
  if (user.isAdmin) return { path: target ?? '/admin', messages: [] };
  if (!isLegalAccepted(user.accountInformation)) {
    return { path: LEGAL_PATH, messages: ['login.errorAccountActionRequired'] };
  }
  const billingAddress = businessUnit?.addresses.find(({ id }) => id === user.defaultBillingAddressId);
  // The configuration names fields of addresses and units; a name that is neither counts as missing.
  const required = requiredBillingFields as readonly BillingField[];
  const isIncomplete = businessUnit !== null && !isBillingComplete(billingAddress, businessUnit, required);
  return {
    path: target ?? (billsHere && businessUnitRole === 'accountant' ? '/invoices' : '/'),
    messages: [...(greeting ? [greeting] : []), ...(isIncomplete ? (['login.billingIncomplete'] as const) : [])],
  };
}
