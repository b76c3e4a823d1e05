import { canonicalPath } from './canonical-path.ts';

const LONGEST = 2048;
const UNSAFE = /[\\\p{Cc}\p{Zl}\p{Zp}]/u;
const ENCODED_CONTROL = /%(?:[01][0-9a-f]|7f)/i;
// `.invalid` is reserved, so no target can name this host and pass for a path.
const BASE = 'https://site.invalid';

/**
 * A redirect target that is only ever a path of this site, or undefined. Query and fragment are kept.
 * Whatever needs guessing is refused: the caller has a page of its own to fall back to.
 */
export function safePath(target: unknown): string | undefined {
  if (typeof target !== 'string' || target.length > LONGEST) return undefined;
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  if (UNSAFE.test(target) || ENCODED_CONTROL.test(target)) return undefined;
  const canonical = canonicalPath(target.split(/[?#]/, 1)[0] ?? '');
  if (canonical === 'reject') return undefined;
  const url = new URL(canonical.path + target.slice(target.search(/[?#]|$/)), BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
