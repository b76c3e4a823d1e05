/** Builds if need be and then becomes the server. What it compiles is kept for the next start (`bootstrap.mjs`). */
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './build-if-changed.ts';

// Meant for the server alone, not for the tools that build it.
delete process.env['NODE_COMPILE_CACHE'];
if (!(await buildIfChanged())) process.exit(1);
process.env['NODE_ENV'] = 'production';
await import(pathToFileURL('build/server/main.js').href);
