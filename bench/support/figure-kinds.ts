/** A number that is followed over time. */
export type Figure = {
  /** Also the name of its picture. */
  readonly key: string;
  readonly title: string;
  readonly bench: string;
  /** Finds the number in what a benchmark says; it may have said it in other words before. */
  readonly pattern: RegExp;
  readonly unit: string;
  readonly better: 'higher' | 'lower';
  readonly goal?: number;
};

export const browser = (page: string, scriptKilobytes: number): readonly Figure[] => [
  {
    key: `browser${page.replaceAll('/', '-').replace(/-$/, '-home')}-lcp`,
    title: `\`${page}\` on a slow phone: largest paint`,
    bench: 'browser',
    pattern: new RegExp(`^${page}: LCP ([\\d.]+) ms`),
    unit: 'ms',
    better: 'lower',
    goal: 1800,
  },
  {
    key: `browser${page.replaceAll('/', '-').replace(/-$/, '-home')}-tbt`,
    title: `\`${page}\` on a slow phone: blocked`,
    bench: 'browser',
    pattern: new RegExp(`^${page}: .*TBT ([\\d.]+) ms`),
    unit: 'ms',
    better: 'lower',
    goal: 150,
  },
  {
    key: `browser${page.replaceAll('/', '-').replace(/-$/, '-home')}-scripts`,
    title: `\`${page}\`: scripts of the first view, gzip`,
    bench: 'browser',
    pattern: new RegExp(`^${page}: .*scripts ([\\d.]+) kB gz`),
    unit: 'kB',
    better: 'lower',
    goal: scriptKilobytes,
  },
];
export const call = (key: string, name: string, goal?: number): Figure => ({
  key: `calls-${key}`,
  title: `processor time of ${name}`,
  bench: 'calls',
  pattern: new RegExp(`(?:of|,) ${name} ([\\d.]+) ms`),
  unit: 'ms',
  better: 'lower',
  ...(goal !== undefined && { goal }),
});
export const scale = (key: string, name: string): Figure => ({
  key: `scale-${key}`,
  title: `processor time of ${name} of the whole shop`,
  bench: 'scale',
  pattern: new RegExp(`(?:of|,) ${name} ([\\d.]+) ms`),
  unit: 'ms',
  better: 'lower',
});
/** The memory answers; before there was one, the statements did. */
export const search = (key: string, name: string, measure: 'p50' | 'p95', goal?: number): Figure => {
  const words = `${name.replaceAll('+', String.raw`\+`)} `;
  const number = measure === 'p50' ? String.raw`([\d.]+) ms` : String.raw`[\d.]+ ms \(p95 ([\d.]+) ms\)`;
  return {
    key: `search-${key}`,
    title: `search over 100,000 trailers: ${name}, ${measure}`,
    bench: 'search',
    pattern: new RegExp(`^(?:100000 trailers: (?:.*, )?memory: |(?:.*, )?)${words}${number}`),
    unit: 'ms',
    better: 'lower',
    ...(goal !== undefined && { goal }),
  };
};
export const page = (key: string, name: string, goal: number): Figure => ({
  key: `ssr-${key}`,
  title: `${name} beside bare \`renderToString\``,
  bench: 'ssr',
  pattern: new RegExp(`^${name} .*?ratio ([\\d.]+)`),
  unit: '×',
  better: 'higher',
  goal,
});

/** Of 5,000 trailers: how many there are stands at the beginning of the line. */
export const ofConsole = (key: string, title: string, words: string, unit: string, goal?: number): Figure => ({
  key: `console-${key}`,
  title: `${title}, 5,000 trailers`,
  bench: 'console',
  pattern: new RegExp(String.raw`^5\d{3} trailers, .*${words}`),
  unit,
  better: 'lower',
  ...(goal !== undefined && { goal }),
});

export const ofBoard = (key: string, title: string, words: string, unit: string, goal: number): Figure => {
  const pattern = new RegExp(words);
  return {
    key: `board-${key}`,
    title: `planning board: ${title}`,
    bench: 'board',
    pattern,
    unit,
    better: 'lower',
    goal,
  };
};
