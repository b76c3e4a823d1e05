import { type Config, ConfigError, parseEnv } from '#config/env.ts';
import { StartError } from './start-error.ts';

export function readConfig(env: Record<string, string | undefined>): Config {
  try {
    return parseEnv(env);
  } catch (error) {
    if (error instanceof ConfigError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
