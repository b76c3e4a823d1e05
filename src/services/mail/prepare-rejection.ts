import type { PreparedMail } from '#contract/mail.ts';
import { findLastRejection } from '#db/business-unit/decision.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import type { Deps } from '../deps.ts';

/** Tells somebody that their company was turned away, and why. */
export async function prepareRejection(
  { db }: Pick<Deps, 'db'>,
  { userId }: { readonly userId: string },
): Promise<PreparedMail | undefined> {
  const user = await findUser(db, userId);
  if (!user?.businessUnitId || user.businessUnitName === null) return undefined;
  const { email: to, locale, businessUnitId, firstName: name, businessUnitName: company } = user;
  const rejection = await findLastRejection(db, { businessUnitId });
  const content = {
    template: 'companyRejected',
    name,
    company,
    ground: rejection?.ground ?? null,
    path: '/help',
  } as const;
  return { to, locale, userId, businessUnitId, content };
}
