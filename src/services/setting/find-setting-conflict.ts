import type { Transaction } from '#db/client.ts';
import { hasMandatesInForce } from '#db/payment/mandate-in-force.queries.ts';
import type { SettingRecord } from '#domain/setting/setting-field.ts';
import type { SettingGroup } from '#domain/setting/setting-group.ts';

type Both = { readonly before: SettingRecord; readonly after: SettingRecord };

/**
 * What of a decision what stands already does not allow, by field. A mandate is given to one creditor identifier: under
 * another one the bank would refuse each debit, so mandates in force keep it.
 */
export async function findSettingConflict(
  trx: Transaction,
  group: SettingGroup,
  { before, after }: Both,
): Promise<Readonly<Record<string, string>> | undefined> {
  if (group !== 'bank' || before['creditorId'] === after['creditorId']) return undefined;
  return (await hasMandatesInForce(trx)) ? { creditorId: 'mandates-in-force' } : undefined;
}
