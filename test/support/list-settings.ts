import { readFileSync } from 'node:fs';

/** The names of all settings, as their schema lists them. */
export const listSettings = (): readonly string[] =>
  Array.from(readFileSync('src/config/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]*): /gm), ([, name = '']) => name);
