/** Brings into view what keeps a step from being complete, and the hand to where it can be mended. */
export function leadToMissing(): void {
  const missing = document.querySelector<HTMLElement>('main [data-missing]');
  missing?.scrollIntoView({ block: 'center' });
  missing?.querySelector<HTMLElement>('input:enabled, button:enabled, a[href]')?.focus({ preventScroll: true });
}
