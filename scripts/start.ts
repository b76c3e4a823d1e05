/** Builds if need be and then becomes the server. What it compiles it keeps for the next start. */
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './build-if-changed.ts';

if (!(await buildIfChanged())) process.exit(1);
enableCompileCache(resolve('build/compiled'));
process.env['NODE_ENV'] = 'production';
await import(pathToFileURL('build/server/main.js').href);
