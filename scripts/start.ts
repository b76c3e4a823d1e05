/** Builds if need be and then becomes the server. */
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './build-if-changed.ts';

if (!(await buildIfChanged())) process.exit(1);
process.env['NODE_ENV'] = 'production';
await import(pathToFileURL('build/server/main.js').href);
