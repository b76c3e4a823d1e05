import pino, { type Logger } from 'pino';

/** Structured logs on standard output. Whatever might hold a secret is cut out by name. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    redact: {
      paths: ['*.password', '*.newPassword', '*.currentPassword', '*.token', '*.iban', '*.cookie', '*.authorization'],
      censor: '[hidden]',
    },
  });
