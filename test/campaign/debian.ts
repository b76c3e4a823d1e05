import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SUITE = 'forky';
const MIRROR = 'http://deb.debian.org/debian';
const PACKAGES = [
  'etcd-server',
  'haproxy',
  'patroni',
  'pgbouncer',
  'postgresql-18',
  'python3-dnspython',
  'python3-etcd',
] as const;
const QUIET = { LC_ALL: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive' };

export class NoDebianError extends Error {}

/** A folder with Debian's own PostgreSQL, Patroni, etcd, HAProxy and PgBouncer, made once and kept. */
export async function prepareDebian(folder: string): Promise<string> {
  const root = join(folder, SUITE);
  const noteFile = join(folder, `${SUITE}.packages`);
  const wanted = PACKAGES.join('\n');
  if ((await readFile(noteFile, 'utf8').catch(() => '')) === wanted) return root;
  if (process.getuid?.() !== 0) throw new NoDebianError('only root can make it');
  await mkdir(folder, { recursive: true });
  console.log(`Fetching Debian's packages into ${root} (once, some minutes)`);
  try {
    await install(root);
  } catch (error) {
    throw new NoDebianError(firstLineOf(error), { cause: error });
  }
  await writeFile(noteFile, wanted);
  return root;
}

async function install(root: string): Promise<void> {
  const env = { ...process.env, ...QUIET };
  await run('debootstrap', ['--variant=minbase', SUITE, root, MIRROR], { env });
  // What this machine needs to reach a mirror, its folder needs too.
  const { stdout: ways } = await run('apt-config', ['dump', '--format', '%F "%v";%n', 'Acquire']);
  await writeFile(join(root, 'etc/apt/apt.conf.d/90machine'), ways);
  await cp('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  // Nothing is to start by being installed.
  const policy = join(root, 'usr/sbin/policy-rc.d');
  await writeFile(policy, '#!/bin/sh\nexit 101\n');
  await chmod(policy, 0o755);
  const clusters = join(root, 'etc/postgresql-common/createcluster.d');
  await mkdir(clusters, { recursive: true });
  await writeFile(join(clusters, 'none.conf'), 'create_main_cluster = false\n');
  await run('chroot', [root, 'apt-get', '-qy', '--no-install-recommends', 'install', ...PACKAGES], { env });
}

function firstLineOf(error: unknown): string {
  const words = error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' ? error.stderr : '';
  return (words || String(error)).trim().split('\n', 1).join('');
}

/** The number of an account of that Debian. */
export async function findAccount(root: string, name: string): Promise<number> {
  const line = (await readFile(join(root, 'etc/passwd'), 'utf8'))
    .split('\n')
    .find((text) => text.startsWith(`${name}:`));
  return Number(line?.split(':')[2]);
}
