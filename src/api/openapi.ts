import type { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import type { ApiEnv } from './env.ts';

const READER = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Trailyard API</title><link rel="stylesheet" href="/_app/api-docs/swagger-ui.css"></head>
<body><div id="reader"></div>
<script src="/_app/api-docs/swagger-ui-bundle.js"></script>
<script src="/_app/api-docs/open.js"></script>
</body></html>`;

const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** The contract as OpenAPI 3.1, made from the schemas that check the requests, and a page to read it. */
export function addDocumentation(api: Hono<ApiEnv>): void {
  api.get(
    '/openapi.json',
    openAPIRouteHandler(api, {
      documentation: { openapi: '3.1.0', info: { title: 'Trailyard', version: '1' } },
      defaultValidationErrorResponse: false,
      // Lists and papers have names of files, and are calls all the same.
      excludeStaticFile: false,
    }),
  );
  api.get('/docs', (c) => c.html(READER, 200, { 'Content-Security-Policy': POLICY }));
}
