type Series = { readonly name: string; readonly values: readonly { readonly x: number; readonly y: number }[] };
type Chart = {
  readonly title: string;
  readonly unit: string;
  readonly series: readonly [Series, ...Series[]];
  /** A line across the chart. */
  readonly goal?: number | undefined;
  /** What stands under the first and the last value. */
  readonly ends: readonly [string, string];
};

const WIDTH = 480;
const HEIGHT = 200;
const PLOT = { left: 48, right: 12, top: 34, bottom: 26 };
const COLOURS = ['#0b6e8f', '#b4541a'];

/** A small picture of numbers over time, readable on light and dark pages. */
export function drawChart({ title, unit, series, goal, ends }: Chart): string {
  const values = series.flatMap((one) => one.values);
  const top = ceil(Math.max(...values.map(({ y }) => y), goal ?? 0));
  const xs = values.map(({ x }) => x);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const toX = (x: number) =>
    round(PLOT.left + ((x - first) / Math.max(last - first, 1)) * (WIDTH - PLOT.left - PLOT.right));
  const toY = (y: number) => round(HEIGHT - PLOT.bottom - (y / top) * (HEIGHT - PLOT.top - PLOT.bottom));
  const lines = series.map(({ name, values: points }, i) => {
    const colour = COLOURS[i % COLOURS.length] ?? '';
    const path = points.map(({ x, y }) => `${toX(x)},${toY(y)}`).join(' ');
    const dots =
      points.length > 40
        ? ''
        : points.map(({ x, y }) => `<circle cx="${toX(x)}" cy="${toY(y)}" r="3" fill="${colour}"/>`).join('');
    const label = series.length > 1 ? text(PLOT.left + i * 120, 30, name, { 'font-size': 11, fill: colour }) : '';
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}${label}`;
  });
  const right = WIDTH - PLOT.right;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif">
<title>${escape(title)}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${text(PLOT.left, 16, title, { 'font-size': 12, fill: '#222' })}
${[0, top / 2, top]
  .map(
    (y) =>
      `<line x1="${PLOT.left}" x2="${right}" y1="${toY(y)}" y2="${toY(y)}" stroke="#ddd"/>${text(PLOT.left - 6, toY(y) + 4, String(round(y)), { 'font-size': 11, fill: '#555', 'text-anchor': 'end' })}`,
  )
  .join('\n')}
${goal === undefined ? '' : `<line x1="${PLOT.left}" x2="${right}" y1="${toY(goal)}" y2="${toY(goal)}" stroke="#2e7d32" stroke-dasharray="5 4"/>`}
${lines.join('\n')}
${text(PLOT.left, HEIGHT - 8, ends[0], { 'font-size': 11, fill: '#555' })}
${text(right, HEIGHT - 8, ends[1], { 'font-size': 11, fill: '#555', 'text-anchor': 'end' })}
${text(6, 16, unit, { 'font-size': 11, fill: '#555' })}
</svg>
`;
}

const text = (x: number, y: number, words: string, look: Readonly<Record<string, string | number>>): string => {
  const attributes = Object.entries(look).map(([name, value]) => `${name}="${value}"`);
  return `<text x="${x}" y="${y}" ${attributes.join(' ')}>${escape(words)}</text>`;
};

const round = (value: number): number => Number(value.toPrecision(4));

/** The next number that is easily read. */
function ceil(value: number): number {
  if (value <= 0) return 1;
  const step = 10 ** Math.floor(Math.log10(value));
  return round([1, 2, 2.5, 5, 10].map((factor) => factor * step).find((nice) => nice >= value) ?? value);
}

const escape = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('`', '');
