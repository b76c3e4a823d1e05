import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Account } from './choose-account.ts';

/** Whether the account may pass through the folder and every folder above it. */
export async function isReachable(folder: string, account: Account): Promise<boolean> {
  if (!account) return true;
  const { mode, uid, gid } = await stat(folder);
  const passBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & passBit) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isReachable(parent, account);
}
