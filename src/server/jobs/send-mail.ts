import type { PreparedMail } from '#contract/mail.ts';
import { findMailWords } from '#db/mail/mail-words.queries.ts';
import { isMailSent, recordSentMail } from '#db/mail/mail.queries.ts';
import type { RenderedMail } from '#documents/mail/render-mail.tsx';
import type { Reads } from '#services/deps.ts';
import { isResendable } from '#services/mail/is-resendable.ts';
import type { MailRequest } from '#services/mail/mail-request.ts';
import { prepareMail } from '#services/mail/prepare-mail.ts';
import type { JobHandler } from './job-handler.ts';

/** Puts a promised mail into words and sends it. A mail server that is down gets it later. */
export const sendMail: JobHandler = async (deps, payload, { id }) => {
  if (await isMailSent(deps.db, id)) return;
  // Written by `queueMail` and by nobody else.
  const request = payload as MailRequest;
  const mail = await prepareMail(deps, request);
  if (mail === undefined) return;
  // Loaded by the first mail: rendering brings a good deal of code along.
  const { renderMail } = await import('#documents/mail/render-mail.tsx');
  const words = await findMailWords(deps.db, { template: mail.content.template, locale: mail.locale });
  const rendered = await renderMail(mail, deps.settings, words);
  const sent = await deps.mail.send({
    id,
    to: mail.to,
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    ...rendered,
    ...(mail.attachments === undefined ? {} : { attachments: mail.attachments }),
  });
  await record(deps, { id, request, mail, rendered, error: sent.ok ? null : sent.error });
  if (!sent.ok && sent.error === 'mail-unavailable')
    throw new Error('The mail server does not take mails at the moment');
};

type Attempt = {
  readonly id: string;
  readonly request: MailRequest;
  readonly mail: PreparedMail;
  readonly rendered: RenderedMail;
  readonly error: string | null;
};

const record = ({ db, clock }: Reads, { id, request, mail, rendered, error }: Attempt): Promise<void> =>
  recordSentMail(db, {
    id,
    businessUnitId: mail.businessUnitId,
    userId: mail.userId,
    orderId: mail.about?.orderId ?? null,
    bookingId: mail.about?.bookingId ?? null,
    recipient: mail.to,
    template: mail.content.template,
    locale: mail.locale,
    subject: rendered.subject,
    bodyText: mail.secret === undefined ? rendered.text : rendered.text.replaceAll(mail.secret, '***'),
    status: error === null ? 'sent' : 'failed',
    error,
    request: isResendable(request) ? JSON.stringify(request) : null,
    createdAt: clock.now(),
  });
