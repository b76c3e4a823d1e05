import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod/mini';
import { BYTES, type Call, pathParameters, pdfName } from '#contract/call.ts';
import { toFieldCodes } from '#contract/field-codes.ts';
import { id } from '#contract/field.ts';
import { ok } from '#domain/result.ts';
import { tableOf } from '#domain/table.ts';
import { findBrokenText } from '#domain/text/find-broken-text.ts';
import { type Outcome, refuse, refuseFields } from '#services/failure.ts';

const NO_PARAMETERS = z.strictObject({});
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const NOTHING = new Blob([]);

type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** `/api/orders/{id}` as the router writes it, below its base: `/orders/:id`. */
export const toRoutePath = (path: string, { params = {} }: Call): string =>
  path
    .replace(/^\/api/, '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `:${name}${params[name] === pdfName ? '{.+\\.pdf}' : ''}`);

/**
 * Reads what was sent. A failure names each field and a code; the value that was sent is never repeated. A path that
 * cannot exist leads nowhere, like one that does not.
 */
export async function readInput(c: Context, path: string, call: Call): Promise<Outcome<Input>> {
  const ids = z.object(tableOf(pathParameters(path), (name) => call.params?.[name] ?? id));
  const params = check(ids, c.req.param());
  if (!params.ok) return refuse('not-found');
  const query = check(call.query ?? NO_PARAMETERS, toQuery(c.req.queries()));
  if (!query.ok) return query;
  const body = await readBody(c, call);
  return body.ok ? ok({ params: params.value, query: query.value, body: body.value }) : body;
}

/** A parameter that is given once is a text, else a list. */
const toQuery = (queries: Readonly<Record<string, string[]>>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [name, values.length === 1 ? values.join('') : values]),
  );

async function readBody(c: Context, { body }: Call): Promise<Outcome<unknown>> {
  if (body === undefined) return ok(undefined);
  if (body === BYTES) return ok(c.req.raw.body ?? NOTHING.stream());
  return check(body, JSON_TYPE.test(c.req.header('content-type') ?? '') ? await readJson(c) : {});
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new HTTPException(400);
  }
}

function check(schema: z.ZodMiniType, sent: unknown): Outcome<unknown> {
  const { data, error } = schema.safeParse(sent);
  if (error !== undefined) return refuseFields(toFieldCodes(error.issues));
  const broken = findBrokenText(data);
  return broken.length === 0 ? ok(data) : refuseFields(Object.fromEntries(broken.map((text) => [text, 'characters'])));
}
