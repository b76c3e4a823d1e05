import { createTransport } from 'nodemailer';
import { fail, ok } from '#domain/result.ts';
import type { MailPort } from '#services/ports/mail.ts';
import { toMessage } from './to-message.ts';

type Options = {
  readonly url: string;
  readonly from: string;
  readonly now: () => Date;
  readonly onFailure: (error: unknown) => void;
};

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
/** What one process sends at once; servers of others seldom take much more from one sender. */
const MOST_CONNECTIONS = 5;
const ABOUT_THE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE']);

export function createSmtpMail({ url, from, now, onFailure }: Options): MailPort {
  const transport = createTransport({ url, pool: true, maxConnections: MOST_CONNECTIONS, ...TIMEOUTS });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, from, now()));
        return ok(undefined);
      } catch (error) {
        onFailure(error);
        return fail(isFinal(error) ? 'mail-rejected' : 'mail-unavailable');
      }
    },
    close: () => transport.close(),
  };
}

/** A refused message or recipient stays refused; a server that is down, busy or wrongly configured may recover. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !ABOUT_THE_MESSAGE.has(String(error.code))) return false;
  const answer = 'responseCode' in error ? Number(error.responseCode) : undefined;
  return answer === undefined || answer >= 500;
}
