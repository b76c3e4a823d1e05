import { BILLING_TIME } from '#domain/billing/next-run.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { RUN_TOPIC } from '#services/billing/ask-for-run.ts';
import { ISSUED_TOPIC } from '#services/billing/issued-topic.ts';
import { RECEIPT_TOPIC } from '#services/billing/receipt-topic.ts';
import { DUNNING_TOPIC } from '#services/dunning/send-letters.ts';
import { ADS_TOPIC } from '#services/order/report-conversion.ts';
import { GUEST_MAIL_TOPIC, MAIL_TOPIC } from '#services/mail/queue-mail.ts';
import { DELETION_TOPIC } from '#services/queue-deletion.ts';
import { VARIANTS_TOPIC } from '#services/queue-variants.ts';
import { billOrders, billOrdersNow, billPaidOrder } from './bill-orders.ts';
import { deleteFiles } from './delete-files.ts';
import { dropUnknownAddresses } from './drop-unknown-addresses.ts';
import { findOrphans } from './find-orphans.ts';
import type { JobHandler, OutboxSieve } from './job-handler.ts';
import { makeVariants } from './make-variants.ts';
import { lapseMandatesOfTheMonth } from './lapse-mandates.ts';
import { planDebitsOfTheDay } from './plan-debits.ts';
import { proposeDunningOfTheDay } from './propose-dunning.ts';
import { putDunningOnPaper } from './put-dunning-on-paper.ts';
import { putInvoiceOnPaper } from './put-invoice-on-paper.ts';
import { remindOfCertificates } from './remind-of-certificates.ts';
import { sealLog } from './seal-log.ts';
import { settlePlacesDue } from './settle-places-due.ts';
import { sendMail } from './send-mail.ts';
import { sendStatementsOfTheMonth } from './send-statements.ts';
import { suggestTransfersOfTheNight } from './suggest-transfers.ts';
import { sweepAssets } from './sweep-assets.ts';
import { sweepExpired } from './sweep-expired.ts';
import { checkPlaces } from './check-places.ts';
import { confirmReturnsSeen, forgetCarts, tendOrders } from './tend-orders.ts';
import { uploadConversions } from './upload-conversions.ts';

/** Who carries out what the outbox promises, by topic. Throwing means: try again later. */
export const OUTBOX_HANDLERS: Readonly<Record<string, JobHandler>> = {
  [MAIL_TOPIC]: sendMail,
  [ADS_TOPIC]: uploadConversions,
  [GUEST_MAIL_TOPIC]: sendMail,
  [DELETION_TOPIC]: deleteFiles,
  [VARIANTS_TOPIC]: makeVariants,
  [RUN_TOPIC]: billOrdersNow,
  [RECEIPT_TOPIC]: billPaidOrder,
  [ISSUED_TOPIC]: putInvoiceOnPaper,
  [DUNNING_TOPIC]: putDunningOnPaper,
};

/** What of a line is worth a job, for lines in which anybody may stand. */
export const OUTBOX_SIEVES: Readonly<Record<string, OutboxSieve>> = {
  [GUEST_MAIL_TOPIC]: dropUnknownAddresses,
};

type ScheduledJob = {
  readonly cron: string;
  /** Whose clock it is; UTC unless told. */
  readonly zone?: string;
  readonly handler: JobHandler;
};

/** What happens by the clock, on one process at a time. */
export const SCHEDULED_JOBS: Readonly<Record<string, ScheduledJob>> = {
  'tend-orders': { cron: '* * * * *', handler: tendOrders },
  'seal-log': { cron: '* * * * *', handler: sealLog },
  // Of its own, because it waits for a service outside.
  'confirm-returns': { cron: '*/2 * * * *', handler: confirmReturnsSeen },
  'bill-orders': {
    cron: `${BILLING_TIME.minute} ${BILLING_TIME.hour} * * *`,
    zone: OPERATOR_ZONE,
    handler: billOrders,
  },
  'plan-debits': { cron: '0 5 * * *', zone: OPERATOR_ZONE, handler: planDebitsOfTheDay },
  // Once a month for each company; the days after the second are for whoever was not up on it.
  statements: { cron: '30 6 2-4 * *', zone: OPERATOR_ZONE, handler: sendStatementsOfTheMonth },
  'propose-dunning': { cron: '30 5 * * *', zone: OPERATOR_ZONE, handler: proposeDunningOfTheDay },
  'lapse-mandates': { cron: '30 4 1 * *', zone: OPERATOR_ZONE, handler: lapseMandatesOfTheMonth },
  'forget-carts': { cron: '41 3 * * *', handler: forgetCarts },
  'remind-certificates': { cron: '23 4 * * *', handler: remindOfCertificates },
  'check-places': { cron: '37 2 * * *', handler: checkPlaces },
  'settle-places': { cron: '*/5 * * * *', handler: settlePlacesDue },
  'suggest-transfers': { cron: '10 4 * * *', zone: OPERATOR_ZONE, handler: suggestTransfersOfTheNight },
  'sweep-expired': { cron: '17 * * * *', handler: sweepExpired },
  'sweep-assets': { cron: '52 2 * * *', handler: sweepAssets },
  'find-orphans': { cron: '7 2 * * 0', handler: findOrphans },
};
