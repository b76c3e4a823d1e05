import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawChart } from '../../bench/support/draw-chart.ts';
import { bestOf, FIGURES, isReached, pointsOf } from '../../bench/support/figures.ts';
import { readResults } from '../../bench/support/read-results.ts';
import { writeReport } from '../../bench/support/write-report.ts';

const HISTORY = `# Results

- 2026-11-15, 2 × x64: **checkout** 73 orders/s by 8 clients, bare inserts 218/s, ratio 0.34
- 2026-11-15, 2 × x64: **checkout race** 10000 checkouts on 100 trailers by two processes: 100 orders, 0 failures, 0 overlaps, 49 checkouts/s
- 2026-11-16, 2 × x64: **checkout** 205 orders/s by 8 clients, bare inserts 418/s, ratio 0.49
- 2026-11-16, 2 × x64: **search** page, 1 client 4.79 ms (p95 57.22 ms), page + counts, 1 client 511.94 ms (p95 767.94 ms)
- 2026-11-16, 2 × x64: **search** model of 100062 trailers built in 3.1 s, 40 MB
- 2026-11-16, 2 × x64: **search** 100000 trailers: statements: page, 1 client 4.1 ms (p95 9 ms), memory: page, 1 client 1.5 ms (p95 2.5 ms), memory: page + counts, 1 client 1.8 ms (p95 3.5 ms)
- 2026-11-16, 2 × x64: **search** 1000000 trailers: memory: page, 1 client 7 ms (p95 8 ms), memory: page + counts, 1 client 20 ms (p95 41 ms)
- 2026-11-16, 2 × x64: **ssr** home page 124/s, bare renderToString 523/s, ratio 0.24; the server occupies 788 MB
- 2026-11-16, 2 × x64: **ssr** uncached /trailers 100/s, bare renderToString 250/s, ratio 0.40
- 2026-11-16, 2 × x64: **browser** /: LCP 2108 ms, CLS 0.000, TBT 156 ms (median of 7)
- 2026-11-16, 2 × x64: **browser** /trailers: LCP 2456 ms, CLS 0.001, TBT 657 ms (median of 7)
- 2026-11-16, 2 × x64: **calls** processor time of a search 7.80 ms (Node.js 5.90, PostgreSQL 1.90), a trailer for a guest 8.22 ms (Node.js 5.30, PostgreSQL 2.92), a trailer 11.55 ms (Node.js 5.72, PostgreSQL 5.83)
`;
const results = readResults(HISTORY);

test.each([
  ['checkout-ratio', [0.34, 0.49]],
  ['checkout-race', [49]],
  ['search-page', [4.79, 1.5]],
  ['search-counts', [767.94, 3.5]],
  ['search-million', [41]],
  ['search-model-time', [3.1]],
  ['search-model-size', [40]],
  ['ssr-home', [0.24]],
  ['ssr-results-anew', [0.4]],
  ['browser-home-lcp', [2108]],
  ['browser-trailers-tbt', [657]],
  ['calls-trailer-guest', [8.22]],
  ['calls-trailer', [11.55]],
])('%s is found in what the benchmark says', (key, values) => {
  const figure = FIGURES.find((known) => known.key === key);
  expect(figure && pointsOf(figure, results).map(({ value }) => value)).toEqual(values);
});

test('every benchmark whose results are kept is told of', () => {
  const kept = readResults(readFileSync('bench/results.md', 'utf8'));
  expect(kept.length).toBeGreaterThan(10);
  const told = new Set(FIGURES.filter((figure) => pointsOf(figure, kept).length > 0).map(({ bench }) => bench));
  expect([...new Set(kept.map(({ bench }) => bench))].filter((bench) => !told.has(bench))).toEqual([]);
});

test('figures have names of their own', () => {
  expect(new Set(FIGURES.map(({ key }) => key)).size).toBe(FIGURES.length);
});

test.each([
  ['higher', 0.6, 0.6, true],
  ['higher', 0.6, 0.59, false],
  ['lower', 6, 6, true],
  ['lower', 6, 6.1, false],
] as const)('a figure that should be %s than %d is reached or not by %d', (better, goal, value, isEnough) => {
  expect(isReached({ better, goal }, value)).toBe(isEnough);
});

test('the best of a figure is its highest or its lowest', () => {
  const points = [4, 2, 3].map((value) => ({ date: '2026-11-16', value }));
  expect([bestOf({ better: 'higher' }, points), bestOf({ better: 'lower' }, points)]).toEqual([4, 2]);
});

describe('the page', () => {
  const { page, pictures } = writeReport(HISTORY);

  test('has a row for each figure that was measured, with goal, last and best value', () => {
    expect(page).toContain(
      '| orders beside bare inserts of the same rows | ≥ 0.6 × | 0.49 × | no | 0.49 × | 2026-11-16 | `checkout` |',
    );
    expect(page).not.toContain('mails by one process');
  });

  test('shows a picture of whatever was measured more than once', () => {
    expect([...pictures.keys()]).toContain('checkout-ratio.svg');
    expect([...pictures.keys()]).not.toContain('checkout-race.svg');
    expect(page).toContain('(pictures/performance/checkout-ratio.svg)');
  });
});

describe('a chart', () => {
  const chart = drawChart({
    title: 'A < B & C',
    unit: 'ms',
    goal: 5,
    ends: ['first', 'last'],
    series: [
      {
        name: 'one',
        values: [
          { x: 0, y: 10 },
          { x: 1, y: 0 },
        ],
      },
    ],
  });

  test('goes from the left to the right and from the top to the bottom', () => {
    expect(chart).toContain('points="48,34 468,174"');
    expect(chart).toContain('y1="104" y2="104" stroke="#2e7d32"');
  });

  test('holds no markup of its words', () => {
    expect(chart).toContain('<title>A &lt; B &amp; C</title>');
  });
});
