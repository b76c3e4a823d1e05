import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

export type Machine = {
  /** All of its processes at once and without a word, as if the power had gone. */
  readonly kill: () => Promise<void>;
  /** Those whose command has this in it stand still, or all of them; gives what lets them go on. */
  readonly freeze: (command?: string) => () => void;
};

type Order = {
  readonly root: string;
  readonly account: number;
  readonly script: string;
  readonly logFile: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** Whoever ends for any reason leaves no machine behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach(pullPlug));

/**
 * Processes that live and die together: they have numbers of their own, and the first of them takes all others along.
 * They come before the shop and whatever else is done here, as processors of their own would.
 */
export function startMachine({ root, account, script, logFile, env = {} }: Order): Machine {
  const log = openSync(logFile, 'a');
  const id = String(account);
  const apart = ['--pid', '--fork', '--mount-proc', `--root=${root}`, '--wd=/', `--setuid=${id}`, `--setgid=${id}`];
  const child = spawn('nice', ['-n', '-10', 'unshare', ...apart, 'sh', '-c', script], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', HOME: '/tmp', ...env },
    stdio: ['ignore', log, log],
  });
  running.add(child);
  const ended = once(child, 'exit').then(() => running.delete(child));
  return {
    kill: async () => {
      pullPlug(child);
      await ended;
    },
    freeze: (command = '') => {
      const pids = listProcesses(child).filter((pid) => readProc(`${pid}/cmdline`).includes(command));
      for (const pid of pids) signal(pid, 'SIGSTOP');
      return () => pids.forEach((pid) => signal(pid, 'SIGCONT'));
    },
  };
}

function pullPlug(child: ChildProcess): void {
  const first = findFirst(child);
  if (first !== undefined) signal(first, 'SIGKILL');
}

/** The one that has the number 1 inside; undefined once all has ended. */
function findFirst({ pid }: ChildProcess): number | undefined {
  const first = Number.parseInt(readProc(`${String(pid)}/task/${String(pid)}/children`), 10);
  return Number.isNaN(first) ? undefined : first;
}

function listProcesses(child: ChildProcess): readonly number[] {
  const first = findFirst(child);
  const space = first === undefined ? '' : readSpace(first);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && space !== '' && readSpace(pid) === space);
}

/** Empty for what has ended meanwhile. */
function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function readSpace(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return '';
  }
}

/** What has ended meanwhile needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
