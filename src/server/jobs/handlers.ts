import { MAIL_TOPIC } from '#services/mail/queue-mail.ts';
import type { JobHandler } from './job-handler.ts';
import { sendMail } from './send-mail.ts';
import { sweepExpired } from './sweep-expired.ts';

/** Who carries out what the outbox promises, by topic. Throwing means: try again later. */
export const OUTBOX_HANDLERS: Readonly<Record<string, JobHandler>> = {
  [MAIL_TOPIC]: sendMail,
};

/** What happens by the clock, on one process at a time. */
export const SCHEDULED_JOBS: Readonly<Record<string, { readonly cron: string; readonly handler: JobHandler }>> = {
  'sweep-expired': { cron: '17 * * * *', handler: sweepExpired },
};
