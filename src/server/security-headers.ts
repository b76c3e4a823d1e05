import { createMiddleware } from 'hono/factory';
import { type InlineSources, toSource } from './page-cache/seal-page.ts';

const HSTS_SECONDS = 365 * 24 * 60 * 60;

export type HeaderOptions = {
  readonly secure: boolean;
  readonly analyticsHost: string;
  readonly mapHost: string;
  /** The only foreign hosts of pictures. */
  readonly imageHosts: readonly string[];
};

/**
 * The texts of the styles that the component library adds in the browser: for quick taps, and for windows on iOS. They
 * have no file, so each is allowed by itself.
 */
export const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];
const LIBRARY_SOURCES = LIBRARY_STYLES.map(toSource);

/** What a page may load. The map may be framed by other sites, nothing else may. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  framable: boolean,
  { analyticsHost, mapHost, imageHosts }: HeaderOptions,
): string {
  const outside = [analyticsHost, mapHost].filter((host) => host !== '').join(' ');
  return [
    `default-src 'self'`,
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...LIBRARY_SOURCES, ...styles].join(' '),
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

/** What every answer says. */
const fixedHeaders = ({ secure }: HeaderOptions): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  ...(secure && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
});

/** What an answer says that has nothing else to say about it. */
const DEFAULTS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

export const plainHeaders = (options: HeaderOptions): Readonly<Record<string, string>> => ({
  ...DEFAULTS,
  ...fixedHeaders(options),
});

export const securityHeaders = (options: HeaderOptions) => {
  const fixed = Object.entries(fixedHeaders(options));
  return createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of fixed) headers.set(name, value);
    for (const [name, value] of Object.entries(DEFAULTS)) if (!headers.has(name)) headers.set(name, value);
  });
};
