import { drawChart } from './draw-chart.ts';
import type { Figure } from './figure-kinds.ts';
import { bestOf, FIGURES, isReached, pointsOf } from './figures.ts';
import { type Result, readResults } from './read-results.ts';

export type Report = {
  readonly page: string;
  /** By their file names. */
  readonly pictures: ReadonlyMap<string, string>;
};

/** The page about all figures, made of the history of results alone: the same history gives the same page. */
export function writeReport(history: string): Report {
  const results = readResults(history);
  const measured = FIGURES.map((figure) => ({ figure, points: pointsOf(figure, results) })).filter(
    ({ points }) => points.length > 0,
  );
  const pictures = new Map(
    measured
      .filter(({ points }) => points.length > 1)
      .map(({ figure, points }) => [
        `${figure.key}.svg`,
        drawChart({
          title: figure.title,
          unit: figure.unit,
          goal: figure.goal,
          series: [{ name: figure.title, values: points.map(({ value }, i) => ({ x: i, y: value })) }],
          ends: [points[0]?.date ?? '', points.at(-1)?.date ?? ''],
        }),
      ]),
  );
  const rows = measured.map(({ figure, points }) => {
    const last = points.at(-1);
    const value = last?.value ?? 0;
    const mark = figure.goal === undefined ? '' : isReached(figure, value) ? 'yes' : 'no';
    return `| ${figure.title} | ${goalOf(figure)} | ${withUnit(value, figure)} | ${mark} | ${withUnit(bestOf(figure, points), figure)} | ${last?.date ?? ''} | \`${figure.bench.split(' ')[0] ?? ''}\` |`;
  });
  const page = [
    INTRODUCTION,
    '| figure | goal | last | reached | best | measured | bench |\n| --- | --- | --- | --- | --- | --- | --- |',
    `${rows.join('\n')}\n`,
    PEERS,
    REPEAT,
    '## Over time\n\nThe dashed line is the goal.\n',
    ...[...pictures.keys()].map((name) => `![${name.replace('.svg', '')}](pictures/performance/${name})`),
    ...listMemoryCurve(results),
    '',
  ].join('\n');
  return { page, pictures };
}

const goalOf = (figure: Figure): string =>
  figure.goal === undefined ? '–' : `${figure.better === 'higher' ? '≥' : '≤'} ${withUnit(figure.goal, figure)}`;

const withUnit = (value: number, { unit }: Pick<Figure, 'unit'>): string =>
  unit.startsWith('/') || unit === '×' ? `${value}${unit === '×' ? ' ×' : unit}` : `${value} ${unit}`;

/** The bench draws it itself, as its line does not hold the whole of it. */
const listMemoryCurve = (results: readonly Result[]): readonly string[] =>
  results.some(({ bench }) => bench === 'memory') ? ['![memory under load](pictures/performance/memory.svg)'] : [];

const INTRODUCTION = `# Performance

Written by \`npm run bench -- report\` from \`bench/results.md\`, and at the end of every other benchmark. Whoever changes
this page changes \`bench/support/write-report.ts\`.

Figures of different days were measured on machines that had other work beside; each benchmark therefore measures a
reference in the same run, and a ratio says more than a number of its own. Processor time counts the work of Node.js and
PostgreSQL, whatever else runs.

## Figures
`;

const PEERS = `## Limits and peers

| what | limit: the same done by hand | other shops on the same two cores |
| --- | --- | --- |
| a list of 24 with a filter | bitmaps of days in memory: 0.1 ms a page, 0.1 to 1 ms with all counts | Vendure 103/s, Medusa 23/s at 1,000 products; 40/s and 18/s at 10,000 |
| an order with everything around it | one transaction with bare inserts of the same rows | Vendure 5.4/s, Medusa 0.7/s with eight buyers |
| a run that bills, until documents and originals stand; papers and mails are jobs after it | the rows of its documents copied in one transaction, unchecked | – |
| one unit that many want | the exclusion constraint of the database: one order | Vendure sold it up to 100 times |
| a page | \`renderToString\` of the same tree with its data in memory | – |
| memory | an empty process of Node.js: 40 MB | – |
| scripts of the first page | a bare page of the framework: 114 kB gzip | – |
`;

const REPEAT = `## How to repeat them

\`npm run bench\` runs all of them, \`npm run bench -- <name> …\` some; each says what it does at the top of its file in
\`bench/\`, adds a dated line to \`bench/results.md\` and draws this page anew. They need the two things that the tests need
too, the installed packages and, for \`browser\`, a Chromium. They start a database of their own in a temporary folder.
\`MINUTES=5 npm run bench -- memory\` shortens the longest of them; \`TRAILERS=5000 npm run bench -- console\` looks at the
console of a large company, and \`CONSOLE_DATA=<folder>\` at one that \`npm run seed\` has made before. Measure on a quiet machine, or trust the ratios only.
`;
