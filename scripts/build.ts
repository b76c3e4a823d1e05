import { buildIfChanged } from './build-if-changed.ts';

process.exitCode = (await buildIfChanged()) ? 0 : 1;
