import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

const VERSION = /^(?:W\/)?"(\d{1,9})"$/;

/** The version of the row that a change was made on, if the client says. */
export function readVersion(c: Context): number | undefined {
  const header = c.req.header('if-match');
  if (header === undefined || header === '*') return undefined;
  const [, version] = VERSION.exec(header) ?? [];
  if (version === undefined) throw new HTTPException(400);
  return Number(version);
}
