const toSegments = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/**
 * Whether a guest may open a page. Takes a canonical path without its locale. Segments are compared whole, so
 * `/login` opens neither `/login-as` nor `/LOGIN`; `/` opens the root alone.
 */
export function isPublicPath(path: string, publicRoutes: readonly string[]): boolean {
  const segments = toSegments(path);
  return publicRoutes.some((route) => {
    const prefix = toSegments(route);
    if (prefix.length === 0) return segments.length === 0;
    return prefix.length <= segments.length && prefix.every((segment, i) => segment === segments[i]);
  });
}
