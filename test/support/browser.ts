import type { Hono } from 'hono';
import type { ApiEnv } from '#api/env.ts';

type Options = { readonly origin: string; readonly now: () => Date; readonly address?: string | undefined };
type Cookie = { readonly value: string; readonly expiresAt: number };

export type Browser = ReturnType<typeof createBrowser>;

/** Calls the app as a browser does: keeps cookies as long as they say, and tells where a request comes from. */
export function createBrowser(app: Hono<ApiEnv>, { origin, now, address }: Options) {
  const jar = new Map<string, Cookie>();
  const live = () => [...jar].filter(([, { expiresAt }]) => expiresAt > now().getTime());

  const keep = (header: string) => {
    const [pair = '', ...attributes] = header.split('; ');
    const split = pair.indexOf('=');
    const maxAge = attributes.find((attribute) => attribute.startsWith('Max-Age='))?.slice('Max-Age='.length);
    const expiresAt = maxAge === undefined ? Infinity : now().getTime() + Number(maxAge) * 1000;
    jar.set(pair.slice(0, split), { value: pair.slice(split + 1), expiresAt });
  };

  const send = async (
    method: string,
    path: string,
    { body, bytes, headers = {} }: { body?: unknown; bytes?: Uint8Array; headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    const cookies = live().map(([name, { value }]) => `${name}=${value}`);
    const init: RequestInit = {
      method,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        ...(cookies.length === 0 ? {} : { Cookie: cookies.join('; ') }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': '1' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(bytes && { body: new Uint8Array(bytes) }),
    };
    const connection = address === undefined ? {} : { incoming: { socket: { remoteAddress: address } } };
    const response = await app.request(origin + path, init, connection);
    for (const cookie of response.headers.getSetCookie()) keep(cookie);
    return response;
  };

  return {
    send,
    get: (path: string, headers: Record<string, string> = {}) => send('GET', path, { headers }),
    post: (path: string, body?: unknown, headers: Record<string, string> = {}) => send('POST', path, { body, headers }),
    patch: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send('PATCH', path, { body, headers }),
    delete: (path: string, headers: Record<string, string> = {}) => send('DELETE', path, { headers }),
    cookie: (name: string): string | undefined => live().find(([known]) => known === name)?.[1].value,
    /** The cookies as somebody who stole them would have them. */
    copyCookies: (): ReadonlyMap<string, Cookie> => new Map(jar),
    useCookies: (stolen: ReadonlyMap<string, Cookie>) => {
      jar.clear();
      for (const [name, cookie] of stolen) jar.set(name, cookie);
    },
    dropCookie: (name: string) => jar.delete(name),
  };
}
