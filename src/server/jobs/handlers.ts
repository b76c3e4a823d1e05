import { ADS_TOPIC } from '#services/order/report-conversion.ts';
import { MAIL_TOPIC } from '#services/mail/queue-mail.ts';
import type { JobHandler } from './job-handler.ts';
import { remindOfCertificates } from './remind-of-certificates.ts';
import { sealLog } from './seal-log.ts';
import { sendMail } from './send-mail.ts';
import { sweepExpired } from './sweep-expired.ts';
import { confirmReturnsSeen, forgetCarts, tendOrders } from './tend-orders.ts';
import { uploadConversions } from './upload-conversions.ts';

/** Who carries out what the outbox promises, by topic. Throwing means: try again later. */
export const OUTBOX_HANDLERS: Readonly<Record<string, JobHandler>> = {
  [MAIL_TOPIC]: sendMail,
  [ADS_TOPIC]: uploadConversions,
};

/** What happens by the clock, on one process at a time. */
export const SCHEDULED_JOBS: Readonly<Record<string, { readonly cron: string; readonly handler: JobHandler }>> = {
  'tend-orders': { cron: '* * * * *', handler: tendOrders },
  'seal-log': { cron: '* * * * *', handler: sealLog },
  // Of its own, because it waits for a service outside.
  'confirm-returns': { cron: '*/2 * * * *', handler: confirmReturnsSeen },
  'forget-carts': { cron: '41 3 * * *', handler: forgetCarts },
  'remind-certificates': { cron: '23 4 * * *', handler: remindOfCertificates },
  'sweep-expired': { cron: '17 * * * *', handler: sweepExpired },
};
