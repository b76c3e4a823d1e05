import { configCalls, type ShownConfig } from '#contract/config.ts';
import { ok } from '#domain/result.ts';
import { implement } from '../implement.ts';

/** The public part of the configuration. */
export const implementConfig = (config: ShownConfig) =>
  implement(configCalls, {
    'GET /api/config': ({ c }) => {
      c.header('Cache-Control', 'public, max-age=60');
      return ok(config);
    },
  });
