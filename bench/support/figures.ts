import { browser, call, ofBoard, ofConsole, page, scale, search, type Figure } from './figure-kinds.ts';
import type { Result } from './read-results.ts';

export type Point = { readonly date: string; readonly value: number };

/** Every figure of the shop with what it should be. */
export const FIGURES: readonly Figure[] = [
  search('page', 'page, 1 client', 'p50'),
  search('counts-p50', 'page + counts, 1 client', 'p50', 2),
  search('counts', 'page + counts, 1 client', 'p95', 6),
  search('counts-8', 'page + counts, 8 clients', 'p95', 25),
  {
    key: 'search-million',
    title: 'search over 1,000,000 trailers: page + counts, 1 client, p95',
    bench: 'search',
    pattern: /^1000000 trailers: .*memory: page \+ counts, 1 client [\d.]+ ms \(p95 ([\d.]+) ms\)/,
    unit: 'ms',
    better: 'lower',
    goal: 60,
  },
  {
    key: 'search-model-time',
    title: 'building the fleet of 100,000 trailers in memory',
    bench: 'search',
    pattern: /^model of 100\d{3} trailers built in ([\d.]+) s/,
    unit: 's',
    better: 'lower',
    goal: 5,
  },
  {
    key: 'search-model-size',
    title: 'the fleet of 100,000 trailers in memory',
    bench: 'search',
    pattern: /^model of 100\d{3} trailers built in [\d.]+ s, ([\d.]+) MB/,
    unit: 'MB',
    better: 'lower',
    goal: 64,
  },
  ...['page', 'counts'].map((name): Figure => ({
    key: `search-movers-${name}`,
    title: `search while 5 % of the trailers move, ${name}, beside one while none does`,
    bench: 'search movers',
    pattern: new RegExp(String.raw`memory: ${name} .*?\(([\d.]+) ×\)`),
    unit: '×',
    better: 'lower',
    goal: 1.1,
  })),
  {
    key: 'checkout-ratio',
    title: 'orders beside bare inserts of the same rows',
    bench: 'checkout',
    pattern: /ratio ([\d.]+)/,
    unit: '×',
    better: 'higher',
    goal: 0.6,
  },
  {
    key: 'checkout-orders',
    title: 'orders by 8 clients',
    bench: 'checkout',
    pattern: /^([\d.]+) orders\/s/,
    unit: '/s',
    better: 'higher',
  },
  {
    key: 'checkout-race',
    title: '10,000 checkouts on 100 trailers by two processes',
    bench: 'checkout race',
    pattern: /, ([\d.]+) checkouts\/s/,
    unit: '/s',
    better: 'higher',
  },
  call('search', 'a search'),
  call('trailer-guest', 'a trailer for a guest', 4.1),
  call('trailer', 'a trailer', 5.8),
  call('cart', 'adding to the cart', 9.7),
  call('order', 'an order'),
  page('home', 'home page', 5),
  page('results', 'guest /trailers from the cache', 5),
  page('trailer', 'trailer page from the cache', 5),
  page('results-anew', 'uncached /trailers', 0.35),
  page('booking', 'signed-in /booking', 0.35),
  ...browser('/', 120),
  ...browser('/trailers', 145),
  {
    key: 'memory-end',
    title: 'memory of the server after its load',
    bench: 'memory',
    pattern: /ends at ([\d.]+) MB/,
    unit: 'MB',
    better: 'lower',
    goal: 400,
  },
  ...(['first', 'second'] as const).flatMap((month): readonly Figure[] => [
    {
      key: `billing-run-${month}`,
      title: `a run that bills the ${month} month of 10,000 rentals`,
      bench: 'billing',
      pattern: new RegExp(`^10000 rentals .*${month} month in ([\\d.]+) s`),
      unit: 's',
      better: 'lower',
      goal: 60,
    },
    {
      key: `billing-work-${month}`,
      title: `processor time of a run that bills the ${month} month of 10,000 rentals`,
      bench: 'billing',
      pattern: new RegExp(`^10000 rentals .*${month} month in [\\d.]+ s, processor time ([\\d.]+) s`),
      unit: 's',
      better: 'lower',
    },
  ]),
  {
    key: 'billing-ratio',
    title: 'a run beside bare inserts of its documents, processor time',
    bench: 'billing',
    pattern: /^10000 rentals .*ratio ([\d.]+)/,
    unit: '×',
    better: 'higher',
  },
  ...['customer', 'customer, search', 'operator', 'operator, search', 'statement', 'costs'].map((name): Figure => ({
    key: `billing-list-${name.replace(', ', '-')}`,
    title: `100,000 invoices (${name}), processor time of the database`,
    bench: 'billing lists',
    pattern: new RegExp(`(?:list: |, )${name} ([\\d.]+) ms`),
    unit: 'ms',
    better: 'lower',
    goal: 20,
  })),
  {
    key: 'start-ready',
    title: 'start on an existing database',
    bench: 'start',
    pattern: /ready after ([\d.]+) s/,
    unit: 's',
    better: 'lower',
    goal: 2,
  },
  {
    key: 'mail',
    title: 'mails by one process',
    bench: 'mail',
    pattern: /^([\d.]+) mails\/s/,
    unit: '/s',
    better: 'higher',
  },
  {
    key: 'scale-jobs',
    title: 'jobs by one process',
    bench: 'scale',
    pattern: /^([\d.]+) jobs\/s/,
    unit: '/s',
    better: 'higher',
    goal: 50,
  },
  {
    key: 'scale-idle',
    title: 'transactions by one process while nothing happens',
    bench: 'scale',
    pattern: /^([\d.]+) transactions\/s/,
    unit: '/s',
    better: 'lower',
    goal: 3,
  },
  ofConsole('worst', 'processor time of the slowest page of the console', String.raw`worst ([\d.]+) ms`, 'ms', 200),
  ofConsole('median', 'processor time of a page of the console, median', String.raw`median ([\d.]+) ms`, 'ms'),
  ofConsole('ratio', 'the slowest page of the console beside a bare one', String.raw`bare page ([\d.]+)`, '×'),
  ofConsole('bytes', 'the largest page of the console', String.raw`largest page ([\d.]+) kB`, 'kB', 300),
  ofBoard('call', 'processor time of a call for 200 rows', String.raw`processor time ([\d.]+) ms`, 'ms', 20),
  ofBoard('first', 'first rows, processor four times slower', String.raw`first rows after ([\d.]+) ms`, 'ms', 1000),
  ofBoard('elements', 'elements', String.raw`([\d.]+) elements`, '', 1500),
  ofBoard('frame', 'a frame of scrolling', String.raw`([\d.]+) ms of script`, 'ms', 6),
  ofBoard('plan', 'a plan of 50 changes carried out', String.raw`carried out in ([\d.]+) ms`, 'ms', 300),
  ofBoard('repack', 'packing a group of equal trailers anew', String.raw`re-packing at most ([\d.]+) ms`, 'ms', 2000),
  ofBoard('chain', 'a chain of moves, p95', String.raw`chain p95 ([\d.]+) ms`, 'ms', 50),
  scale('page', 'a page'),
  scale('search', 'a search'),
  scale('order', 'an order'),
  {
    key: 'login',
    title: 'refused login, known beside unknown address',
    bench: 'login',
    pattern: /ratio ([\d.]+)/,
    unit: '×',
    better: 'lower',
  },
  {
    key: 'overload',
    title: 'home pages answered at five times the capacity',
    bench: 'overload',
    pattern: /([\d.]+) % at 5 ×/,
    unit: '% of it',
    better: 'higher',
    goal: 90,
  },
];

/** What has been measured of a figure, oldest first. */
export const pointsOf = ({ bench, pattern }: Figure, results: readonly Result[]): readonly Point[] =>
  results
    .filter((result) => result.bench === bench)
    .flatMap(({ date, text }) => {
      const value = Number(pattern.exec(text)?.[1] ?? Number.NaN);
      return Number.isNaN(value) ? [] : [{ date, value }];
    });

export const bestOf = ({ better }: Pick<Figure, 'better'>, points: readonly Point[]): number =>
  Math[better === 'higher' ? 'max' : 'min'](...points.map(({ value }) => value));

export const isReached = ({ better, goal }: Pick<Figure, 'better' | 'goal'>, value: number): boolean =>
  goal === undefined || (better === 'higher' ? value >= goal : value <= goal);
