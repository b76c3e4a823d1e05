import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the processes of the shop have computed so far, in milliseconds of processor time. */
export type CpuTime = { readonly node: number; readonly postgres: number };

/** Of a process of Node.js and of the database in a data folder, with all its connections, also those that ended. Linux only. */
export function readCpuTime({ node, dataDir }: { readonly node: number; readonly dataDir: string }): CpuTime {
  const postmaster = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  return {
    node: timeOf(node),
    postgres: sum([postmaster, ...childrenOf(postmaster)].map(timeOf)) + endedTimeOf(postmaster),
  };
}

/** Of all its threads. The kernel tells it in nanoseconds here, and in hundredths of a second elsewhere. */
const timeOf = (pid: number | string): number =>
  sum(list(`/proc/${pid}/task`).map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]))) /
  1e6;

const MS_PER_TICK = 10;

/** Of its children that have ended: two counts of ticks, the fourteenth and fifteenth after the name in brackets. */
function endedTimeOf(pid: string): number {
  const stat = read(`/proc/${pid}/stat`);
  const facts = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return sum(facts.slice(13, 15).map(Number)) * MS_PER_TICK;
}

const childrenOf = (pid: string): string[] =>
  read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((child) => child !== '');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A process or a thread may end while it is looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
