import { createMiddleware } from 'hono/factory';

const HSTS_SECONDS = 365 * 24 * 60 * 60;

export type HeaderOptions = {
  readonly secure: boolean;
  readonly analyticsHost: string;
  readonly mapHost: string;
  /** The only foreign hosts of pictures. */
  readonly imageHosts: readonly string[];
};

/** What a page may load. The map may be framed by other sites, nothing else may. */
export function contentSecurityPolicy(
  nonce: string,
  framable: boolean,
  { analyticsHost, mapHost, imageHosts }: HeaderOptions,
): string {
  const outside = [analyticsHost, mapHost].filter((host) => host !== '').join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    ["img-src 'self' data: blob:", ...imageHosts.map((host) => `https://${host}`), mapHost].join(' ').trim(),
    `font-src 'self'`,
    `connect-src 'self' ${outside}`.trim(),
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${framable ? '*' : "'none'"}`,
  ].join('; ');
}

/** What a worker of the map may load: it answers to the policy of its own script, not to that of the page. */
export const workerPolicy = ({ mapHost }: HeaderOptions): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `connect-src 'self' ${mapHost}`.trim(),
    `img-src 'self' ${mapHost}`.trim(),
  ].join('; ');

export const securityHeaders = (options: HeaderOptions) =>
  createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=()');
    if (options.secure) headers.set('Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`);
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
