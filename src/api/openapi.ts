import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { API_CALLS } from '#contract/api.ts';
import { describeCalls } from './describe-calls.ts';
import type { ApiEnv } from './env.ts';
import { problem } from './problem.ts';

const READER = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Trailyard API</title><link rel="stylesheet" href="/_app/api-docs/swagger-ui.css"></head>
<body><div id="reader"></div>
<script src="/_app/api-docs/swagger-ui-bundle.js"></script>
<script src="/_app/api-docs/open.js"></script>
</body></html>`;

const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** The contract as OpenAPI 3.1, made from the declarations that are served, and a page to read it. */
export function addDocumentation(api: Hono<ApiEnv>): void {
  let document: object | undefined;
  api.get('/openapi.json', refuseQuery, (c) => c.json((document ??= describeCalls(API_CALLS))));
  api.get('/docs', refuseQuery, (c) => c.html(READER, 200, { 'Content-Security-Policy': POLICY }));
}

/** These two take no parameters, like any call that declares none. */
const refuseQuery = createMiddleware<ApiEnv>(async (c, next) => {
  const names = Object.keys(c.req.query());
  const fields = Object.fromEntries(names.map((name) => [name, 'unrecognized-keys']));
  return names.length === 0 ? next() : problem(c, 'invalid-fields', { fields });
});
