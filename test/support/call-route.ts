import type { Browser } from './browser.ts';
import type { RouteSample } from './route-sample.ts';

/** Makes the request of a sample to a route as the rights table names it, `PATCH /api/bookings/{id}`. */
export function callRoute(
  browser: Browser,
  route: string,
  { params = {}, query = '', body, bytes, headers }: RouteSample,
): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? `no sample for ${name}`);
  return browser.send(method, filled + query, {
    ...(body !== undefined && { body }),
    ...(bytes && { bytes }),
    ...(headers && { headers }),
  });
}
