import type { PreparedMail } from '#contract/mail.ts';
import { listReminders } from '#db/trailer/certificate.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import type { Deps } from '../../deps.ts';

type Request = { readonly userId: string; readonly remindedAt: string };

/** One mail about everything that a run has called to mind; nothing, if all of it has been renewed meanwhile. */
export async function prepareCertificateMail(
  { db }: Pick<Deps, 'db'>,
  { userId, remindedAt }: Request,
): Promise<PreparedMail | undefined> {
  const user = await findUser(db, userId);
  const ending = await listReminders(db, new Date(remindedAt));
  if (user === undefined || ending.length === 0) return undefined;
  const certificates = ending.map(({ number, kind, validUntil }) => ({ trailer: number, kind, validUntil }));
  const path = '/admin/trailers?sort=certificate';
  return {
    to: user.email,
    locale: user.locale,
    userId,
    businessUnitId: null,
    content: { template: 'certificatesEnding', name: user.firstName, certificates, path },
  };
}
