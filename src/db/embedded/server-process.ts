import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';

import type { Account } from './choose-account.ts';

/**
 * Starts a PostgreSQL program inside its cluster as the given account. The folder is entered before root's
 * rights are dropped, and named by the process's own working folder, so a cluster behind a folder that only
 * root may enter works too. A server outlives terminal signals: it is stopped by whoever leaves last.
 */
export function spawnInCluster(
  program: string,
  options: { cluster: string; account: Account; args: readonly string[]; stdio: StdioOptions; detached?: boolean },
): ChildProcess {
  const folder = options.account && process.platform === 'linux' ? '/proc/self/cwd' : options.cluster;
  return spawn(program, ['-D', folder, ...options.args], {
    cwd: options.cluster,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: options.stdio,
    detached: options.detached ?? false,
    ...options.account,
  });
}
