import { ADS_TOPIC } from '#services/order/report-conversion.ts';
import { GUEST_MAIL_TOPIC, MAIL_TOPIC } from '#services/mail/queue-mail.ts';
import { dropUnknownAddresses } from './drop-unknown-addresses.ts';
import type { JobHandler, OutboxSieve } from './job-handler.ts';
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
  [GUEST_MAIL_TOPIC]: sendMail,
};

/** What of a line is worth a job, for lines in which anybody may stand. */
export const OUTBOX_SIEVES: Readonly<Record<string, OutboxSieve>> = {
  [GUEST_MAIL_TOPIC]: dropUnknownAddresses,
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
