import type { OpenDocument } from '#contract/admin-bank.ts';

/** Cents by invoice. */
export type ShareDraft = ReadonlyMap<string, number>;

export const sumOf = (draft: ShareDraft): number => [...draft.values()].reduce((sum, cents) => sum + cents, 0);

/** What a person most likely wants: the one of that amount, or else what is due first, as far as the money goes. */
export function fillShares(cents: number, documents: readonly OpenDocument[]): ShareDraft {
  const exact = documents.find(({ open }) => open.cents === cents);
  if (exact !== undefined) return new Map([[exact.invoiceId, cents]]);
  let left = cents;
  const draft = new Map<string, number>();
  for (const { invoiceId, open } of documents) {
    const share = Math.min(left, open.cents);
    if (share > 0) draft.set(invoiceId, share);
    left -= share;
  }
  return draft;
}
