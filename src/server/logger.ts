import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '#config/env.ts';
import { maskPath } from '#domain/path/mask-path.ts';

const SECRETS = ['password', 'newPassword', 'currentPassword', 'token', 'iban', 'cookie', 'authorization'];
/** A database names the values of the row that it refuses. */
const ROWS = ['detail', 'where'];
/** Whoever sends longer ones wants to fill the disk. */
const LONGEST_PATH = 300;
const LONGEST_MESSAGE = 2_000;

/**
 * Structured logs on standard output, which say of each line which process wrote it. Whatever might hold a secret is cut
 * out by name, and out of paths by place.
 */
export const createLogger = (
  { LOG_LEVEL: level, INSTANCE_NAME: instance }: Pick<Config, 'LOG_LEVEL' | 'INSTANCE_NAME'>,
  destination?: DestinationStream,
): Logger =>
  pino(
    {
      level,
      base: { instance },
      serializers: { path: (path: string) => maskPath(path.slice(0, LONGEST_PATH)), err: maskError },
      redact: {
        paths: [...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...ROWS.map((name) => `err.${name}`)],
        censor: '[hidden]',
      },
    },
    destination,
  );

/** Errors like to name the address that they were about. */
function maskError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const told = pino.stdSerializers.err(error);
  return { ...told, message: maskText(told.message), stack: maskText(told.stack) };
}

const maskText = (text: string): string => maskPath(text.slice(0, LONGEST_MESSAGE));
