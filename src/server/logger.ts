import pino, { type DestinationStream, type Logger } from 'pino';

const SECRETS = ['password', 'newPassword', 'currentPassword', 'token', 'iban', 'cookie', 'authorization'];
/** A database names the values of the row that it refuses. */
const ROWS = ['detail', 'where'];

/** Structured logs on standard output. Whatever might hold a secret is cut out by name. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: [...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...ROWS.map((name) => `err.${name}`)],
        censor: '[hidden]',
      },
    },
    destination,
  );
