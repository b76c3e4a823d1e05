import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the processes of the shop have computed so far, in milliseconds of processor time. */
export type CpuTime = { readonly node: number; readonly postgres: number };

/** The kernel counts in hundredths of a second, whatever its own clock does. */
const TICK_MS = 10;

type Stat = { readonly parent: number; readonly own: number; readonly ended: number };

/** Where a program's name ends: it may itself hold blanks and brackets. */
function readStat(pid: number | string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (place: number) => Number(fields[place]) * TICK_MS;
    return { parent: Number(fields[1]), own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** Of a process of Node.js and of the database in a data folder, with all its connections. Linux only. */
export function readCpuTime({ node, dataDir }: { readonly node: number; readonly dataDir: string }): CpuTime {
  const postmaster = Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const main = readStat(postmaster);
  const connections = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    .filter((stat) => stat?.parent === postmaster);
  return {
    node: readStat(node)?.own ?? 0,
    postgres: (main?.own ?? 0) + (main?.ended ?? 0) + connections.reduce((sum, stat) => sum + (stat?.own ?? 0), 0),
  };
}
