import type { Database } from '#db/client.ts';
import { listSettingVersions } from '#db/setting/setting.queries.ts';
import type { Settings } from '../deps.ts';

/** As banks write it. */
const compact = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase();

/** The number of the account that customers pay to, as banks write it. */
export const ownAccount = ({ bankAccount }: Pick<Settings, 'bankAccount'>): string => compact(bankAccount.iban);

/** More than a company has had. */
const MOST_ACCOUNTS = 100;

/** That account and those it was before: papers that name them are still paid to them. */
export async function listOwnAccounts(
  db: Database,
  settings: Pick<Settings, 'bankAccount' | 'usualSettings'>,
): Promise<readonly [current: string, ...former: string[]]> {
  const versions = await listSettingVersions(db, { name: 'bank', limit: MOST_ACCOUNTS });
  const current = ownAccount(settings);
  const decided = versions.flatMap(({ value }) => (typeof value?.['iban'] === 'string' ? [value['iban']] : []));
  const former = [...decided, settings.usualSettings.bank.iban].map(compact).filter((iban) => iban !== current);
  return [current, ...new Set(former)];
}
