/** `DE50 •••• 7781`: enough of a masked number to tell it from another. */
export function shortIban(masked: string): string {
  const compact = masked.replaceAll(' ', '');
  return `${compact.slice(0, 4)} •••• ${compact.slice(-4)}`;
}
