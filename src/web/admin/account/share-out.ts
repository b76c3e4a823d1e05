type Payable = { readonly id: string; readonly open: { readonly cents: number } };
type Share = { readonly invoiceId: string; readonly cents: number };

/** Money for documents, in their order, as far as it goes. */
export function shareOut(cents: number, payable: readonly Payable[]): readonly Share[] {
  const shares: Share[] = [];
  let left = cents;
  for (const { id: invoiceId, open } of payable) {
    const part = Math.min(left, open.cents);
    if (part > 0) shares.push({ invoiceId, cents: part });
    left -= part;
  }
  return shares;
}
