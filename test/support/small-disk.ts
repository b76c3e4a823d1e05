import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const KILOBYTES = 64;
const mountAndRun = (folder: string) => [
  'sh',
  '-c',
  `mount -t tmpfs -o size=${KILOBYTES}k tmpfs "$0" && exec "$@"`,
  folder,
];
const limitAndRun = ['sh', '-c', `ulimit -f ${KILOBYTES / 2} && exec "$0" "$@"`];

/**
 * What to put before a command so that it finds a disk of a few kilobytes in the folder: as root, or as anybody in a
 * namespace of their own. Where neither is allowed, no file may grow larger than that.
 */
export async function toSmallDisk(folder: string): Promise<readonly string[]> {
  const asRoot = ['unshare', '--mount', ...mountAndRun(folder)];
  const asAnybody = ['unshare', '--user', '--map-root-user', '--mount', ...mountAndRun(folder)];
  for (const prefix of [asRoot, asAnybody]) if (await canRun(prefix)) return prefix;
  return limitAndRun;
}

const canRun = ([program = '', ...args]: readonly string[]): Promise<boolean> =>
  run(program, [...args, 'true']).then(
    () => true,
    () => false,
  );
