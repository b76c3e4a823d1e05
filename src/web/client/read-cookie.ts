/** The value of a cookie that scripts may read; undefined on the server and when there is none. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  for (const pair of document.cookie.split('; ')) {
    const split = pair.indexOf('=');
    if (pair.slice(0, split) !== name) continue;
    const value = pair.slice(split + 1);
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return undefined;
}

export const readCookieNames = (): string[] =>
  document.cookie === '' ? [] : document.cookie.split('; ').map((pair) => pair.slice(0, pair.indexOf('=')));
