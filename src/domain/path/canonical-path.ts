export type CanonicalPath = { readonly path: string; readonly changed: boolean };

// A router, a proxy and a guard may read these differently, so no page of ours has them in its path.
const FORBIDDEN = /[\\;\p{Cc}\u2028\u2029]/u;
const DOTS_ONLY = /^\.+$/;
const DOUBLE_ENCODED = /%[0-9a-f]{2}/i;

/** Characters that a browser sends as they are although `encodeURIComponent` would encode them. */
const SENT_AS_IS = /%(?:24|26|2B|2C|3A|3D|40)/g;

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function toCanonicalSegment(segment: string): string | undefined {
  const text = decodeSegment(segment);
  if (text === undefined || text.includes('/') || FORBIDDEN.test(text)) return undefined;
  if (DOTS_ONLY.test(text) || DOUBLE_ENCODED.test(text) || !text.isWellFormed()) return undefined;
  return encodeURIComponent(text).replaceAll(SENT_AS_IS, decodeURIComponent);
}

/**
 * The one spelling of a path, so that whatever judges it judges the same thing. Sloppy spellings are mended (the
 * caller redirects), tricks are rejected. `locales` are the known prefixes, which are lower case.
 */
export function canonicalPath(path: string, locales: readonly string[] = []): CanonicalPath | 'reject' {
  if (!path.startsWith('/')) return 'reject';
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    if (raw === '') continue;
    const segment = toCanonicalSegment(raw);
    if (segment === undefined) return 'reject';
    const lower = segment.toLowerCase();
    segments.push(segments.length === 0 && locales.includes(lower) ? lower : segment);
  }
  const canonical = `/${segments.join('/')}`;
  return { path: canonical, changed: canonical !== path };
}
