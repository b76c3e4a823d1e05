import type { VatIdJudgement } from '#domain/business-unit/vat-id.ts';

/** Whether a VAT id exists. Never fails: what cannot be found out is `unchecked`. */
export type VatIdPort = {
  check(query: { readonly country: string; readonly vatId: string }): Promise<VatIdJudgement>;
};
