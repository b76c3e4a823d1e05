type Page = Pick<Location, 'assign' | 'href'>;

const ALLOWED_PROTOCOLS: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

/** Whether a link leaves this site, by the browser's own reading of it. */
export function isExternalUrl(url: string, base: string = window.location.href): boolean {
  const target = URL.parse(url, base);
  return target === null || target.origin !== new URL(base).origin;
}

/**
 * Goes to another site. Without the permission spelled out nothing happens, and no permission opens a script or data
 * URL. Tells whether it went.
 */
export function navigateExternal(
  url: string,
  { allowExternal = false }: { allowExternal?: boolean } = {},
  page: Page = window.location,
): boolean {
  const target = URL.parse(url, page.href);
  if (target === null || !ALLOWED_PROTOCOLS.includes(target.protocol)) return false;
  if (!allowExternal && isExternalUrl(url, page.href)) return false;
  page.assign(target.href);
  return true;
}
