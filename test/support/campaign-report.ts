import { writeFile } from 'node:fs/promises';

type Line = {
  readonly what: string;
  readonly done: number;
  /** Absent where there is no number to reach. */
  readonly planned?: number;
  readonly seconds: number;
};
type Row = Line & { readonly verdict: 'done' | 'held' | 'broken' | 'cut short' };

export type Note = (line: Line) => void;

const COLUMNS = ['part', 'done', 'planned', 'seconds', 'verdict'] as const;
const number = new Intl.NumberFormat('en');

/**
 * What a campaign did, part by part, how long it took, and whether the shop held. The file is where its command looks for
 * it; without one, as in the ordinary tests, nothing is said.
 */
export function openReport(file: string | undefined) {
  const rows: Row[] = [];
  return {
    /** Does a part. Its lines have held when all of it has; a count that was not reached in time is a failure too. */
    part: async (name: string, work: (note: Note) => Promise<void>): Promise<void> => {
      const startedAt = performance.now();
      const lines: Line[] = [];
      let verdict: Row['verdict'] = 'broken';
      try {
        await work((line) => {
          lines.push(line);
          if (file !== undefined) console.log(toTable([{ ...line, verdict: 'done' }]));
        });
        verdict = 'held';
      } finally {
        const seconds = (performance.now() - startedAt) / 1000;
        if (lines.length === 0) lines.push({ what: name, done: 0, seconds });
        rows.push(...lines.map((line) => ({ ...line, verdict: isShort(line) ? ('cut short' as const) : verdict })));
      }
      const short = lines.filter(isShort).map(({ what }) => what);
      if (short.length > 0) throw new Error(`Not done in time: ${short.join(', ')}`);
    },
    write: async (): Promise<void> => {
      if (file !== undefined) await writeFile(file, toTable(rows));
    },
  };
}

const isShort = ({ done, planned = 0 }: Line): boolean => done < planned;

function toTable(rows: readonly Row[]): string {
  const cells = rows.map(({ what, done, planned, seconds, verdict }) => [
    what,
    number.format(done),
    planned === undefined ? '' : number.format(planned),
    seconds.toFixed(0),
    verdict,
  ]);
  const all = [[...COLUMNS], ...cells];
  const widths = COLUMNS.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => column === 0 || column === COLUMNS.length - 1;
  const toLine = (row: readonly string[]) =>
    row
      .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return `${all.map(toLine).join('\n')}\n`;
}
