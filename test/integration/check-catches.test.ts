import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checks } from '../../scripts/run-checks.ts';
import { runTool } from '../../scripts/run-tool.ts';
import type { ToolRun } from '../../scripts/run-tool.ts';

const cleanProject = {
  'src/server/main.ts': `
    import { rows } from '#db/rows.ts';
    import { price } from '#domain/price.ts';
    console.log(price, rows, 'cart.trailers');`,
  'src/domain/price.ts': 'export const price = 1;',
  'src/db/rows.ts': 'export const rows = 2;',
  'src/db/migrations/0041-thing.sql': 'create table thing (id bigint primary key);',
  'src/i18n/messages/de.json': '{"cart.trailers": "{count, plural, one {# Auflieger} other {# Auflieger}}"}',
  'src/i18n/messages/pl.json':
    '{"cart.trailers": "{count, plural, one {# naczepa} few {# naczepy} many {# naczep} other {# naczepy}}"}',
};

/** What the checks and the configuration that is copied here use. */
const TOOLS = ['@types/node', 'dependency-cruiser', 'knip', 'scslre', 'typescript', 'vite'];

let folder: string;
const cleanRuns = new Map<string, ToolRun>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trailyard-check-'));
  for (const name of ['test', 'bench']) mkdirSync(join(folder, name));
  const scripts = [
    'banned-words.ts',
    'check-messages.ts',
    'check-words.ts',
    'check-patterns.ts',
    'check-clocks.ts',
    'check-scopes.ts',
    'check-migrations.ts',
    'run-tool.ts',
    'check-rooms.ts',
    'complain-in-sources.ts',
  ].map((name) => `scripts/${name}`);
  for (const file of ['tsconfig.json', 'knip.jsonc', '.dependency-cruiser.mjs', ...scripts]) {
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writePackage({});
  writeFiles(cleanProject);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  {
    check: 'import rules',
    violation: 'a rule that reads the database',
    plant: { 'src/domain/price.ts': "import { rows } from '#db/rows.ts'; export const price = rows;" },
    complaint: 'layer-domain: src/domain/price.ts → src/db/rows.ts',
  },
  {
    check: 'import rules',
    violation: 'a circle of imports',
    plant: { 'src/db/rows.ts': "import '../server/main.ts'; export const rows = 2;" },
    complaint: 'no-cycles: src/',
  },
  {
    check: 'dead code',
    violation: 'a file that nobody imports',
    plant: { 'src/domain/forgotten.ts': 'export const forgotten = 3;' },
    complaint: 'src/domain/forgotten.ts',
  },
  {
    check: 'code for tests',
    violation: 'an export that only tests use',
    plant: {
      'src/domain/price.ts': 'export const price = 1; export const cheap = 0;',
      'src/domain/price.test.ts': "import { cheap } from './price.ts'; console.log(cheap);",
    },
    complaint: 'cheap',
  },
  {
    check: 'rooms',
    violation: 'furniture that is taken from a foreign noun',
    plant: {
      'src/services/cart/sign.ts': 'export const sign = 1;',
      ...Object.fromEntries(
        ['order', 'order', 'booking', 'admin/trailer', 'cart'].map((noun, at) => [
          `src/services/${noun}/user-${at}.ts`,
          "import { sign } from '#services/cart/sign.ts'; console.log(sign);",
        ]),
      ),
    },
    complaint: "src/services/cart/sign.ts: 4 of its 5 users are not cart's",
  },
  {
    check: 'patterns',
    violation: 'a pattern that a long path keeps busy',
    plant: { 'src/domain/price.ts': 'export const price = /\\/+register/;' },
    complaint: 'src/domain/price.ts:1: /\\/+register/ takes more than twice as long',
  },
  {
    check: 'patterns',
    violation: 'a pattern that is put together',
    plant: { 'src/domain/price.ts': "export const price = new RegExp('a'.repeat(2));" },
    complaint: "src/domain/price.ts:1: new RegExp('a'.repeat(2)) is put together",
  },
  {
    check: 'migrations',
    violation: 'an index that keeps others from writing while it is built',
    plant: { 'src/db/migrations/0042-index.sql': 'create index thing_by_name on thing (name);' },
    complaint: 'require-concurrent-index-creation',
  },
  {
    check: 'migrations',
    violation: 'an index whose build cannot be repeated',
    plant: {
      'src/db/migrations/0042-index.sql': '-- no transaction\ncreate index concurrently thing_by_name on thing (name);',
    },
    complaint: 'prefer-robust-stmts',
  },
  {
    check: 'clocks',
    violation: 'a second clock',
    plant: { 'src/db/rows.ts': 'export const rows = Date.now();' },
    complaint: 'src/db/rows.ts:1: Date.now() is a second clock',
  },
  {
    check: 'clocks',
    violation: 'a clock of another zone',
    plant: { 'src/domain/price.ts': "export const price = new Intl.DateTimeFormat('de').format(1);" },
    complaint: "src/domain/price.ts:1: new Intl.DateTimeFormat('de') belongs into src/domain/time/",
  },
  {
    check: 'clocks',
    violation: 'a zone of its own',
    plant: { 'src/domain/price.ts': "export const price = 'Europe/Berlin';" },
    complaint: "src/domain/price.ts:1: 'Europe/Berlin' is OPERATOR_ZONE",
  },
  {
    check: 'clocks',
    violation: 'a day of its own',
    plant: { 'src/domain/price.ts': 'export const DAY_MS = 24 * 60 * 60 * 1000;' },
    complaint: 'src/domain/price.ts:1: DAY_MS = 24 * 60 * 60 * 1000 stands in src/domain/time/duration.ts',
  },
  {
    check: 'clocks',
    violation: 'a day without a name',
    plant: { 'src/domain/price.ts': 'export const price = 7 * 86_400_000;' },
    complaint: 'src/domain/price.ts:1: 86_400_000 has a name',
  },
  {
    check: 'scopes',
    violation: 'a query that an absent unit widens',
    plant: { 'src/db/rows.ts': 'export const rows = (which: { readonly businessUnitId?: string }) => which;' },
    complaint: 'src/db/rows.ts:1: readonly businessUnitId?: string may be missing',
  },
  {
    check: 'scopes',
    violation: 'a query that an undefined unit widens',
    plant: { 'src/db/rows.ts': 'export const rows = (businessUnitId: string | undefined) => businessUnitId;' },
    complaint: 'src/db/rows.ts:1: businessUnitId: string | undefined may be missing',
  },
  {
    check: 'messages',
    violation: 'a message that one language lacks',
    plant: { 'src/i18n/messages/pl.json': '{}' },
    complaint: 'pl cart.trailers: missing',
  },
  {
    check: 'messages',
    violation: 'a translation without a plural form of its language',
    plant: { 'src/i18n/messages/pl.json': '{"cart.trailers": "{count, plural, one {# naczepa} other {# naczep}}"}' },
    complaint: 'pl cart.trailers: plural {count} lacks "few"',
  },
  {
    check: 'messages',
    violation: 'a translation that forgets an argument',
    plant: { 'src/i18n/messages/pl.json': '{"cart.trailers": "naczepy"}' },
    complaint: 'pl cart.trailers: ',
  },
  {
    check: 'messages',
    violation: 'a message that nobody shows',
    plant: { 'src/i18n/messages/de.json': '{"cart.old": "Alt"}', 'src/i18n/messages/pl.json': '{"cart.old": "Stary"}' },
    complaint: 'cart.old: no source file uses this message',
  },
  {
    check: 'words',
    violation: 'a message with a word of another trade',
    plant: { 'src/i18n/messages/de.json': '{"cart.trailers": "Mit den AGB"}' },
    complaint: 'de cart.trailers: “AGB”, instead: Mietbedingungen',
  },
  {
    check: 'words',
    violation: 'a content that is on first-name terms',
    plant: { 'src/adapters/content/embedded/ro/home.ts': "export const action = 'Vezi coșul';" },
    complaint: 'ro home.ts: “Vezi”, instead: the polite form',
  },
])('$check: $violation is caught', async ({ check, plant, complaint }) => {
  await expectClean(check);
  writeFiles(plant);
  const { ok, output } = await run(check);
  expect(output).toContain(complaint);
  expect(ok).toBe(false);
});

describe('page messages', () => {
  const route =
    "import { added } from './add.ts'; import { load } from './load.server.ts'; export default [added, load];";
  const withPages = {
    'src/web/site-map.ts': `
      export const FRAME = { files: ['root.tsx'], messages: ['ui'] };
      export const OPERATOR_FRAME = 'operator.tsx';
      export const TOUR = { file: 'tour.tsx', messages: ['tour'] };
      export const TODAY = { path: '/cart', file: 'today.tsx', messages: ['today'] };
      export const SITE_MAP = [{ path: '/cart', file: 'cart.route.tsx', messages: ['cart'] }];
      export const findPage = (pattern) => SITE_MAP.find(({ path }) => path === pattern);`,
    'src/web/root.tsx': "export const close = 'ui.close'; export const tour = () => import('./tour.tsx');",
    'src/web/tour.tsx': "export default 'tour.welcome';",
    'src/web/today.tsx': "export default ['cart.trailers', 'today.title'];",
    'src/web/cart.route.tsx': route,
    'src/web/add.ts': "import type { Other } from './other.ts'; export const added: Other = `cart.${1}`;",
    'src/web/load.server.ts': "export const load = (intl) => intl.formatMessage({ id: 'mail.subject' });",
    'src/web/other.ts': "export type Other = string; export const other = 'order.title';",
    'src/i18n/messages/de.json': JSON.stringify({
      'cart.trailers': 'Auflieger',
      'mail.subject': 'Betreff',
      'order.title': 'Auftrag',
      'today.title': 'Heute',
      'tour.welcome': 'Willkommen',
      'ui.close': 'Schließen',
    }),
  };

  beforeEach(async () => {
    for (const file of ['check-page-messages.ts', 'read-web-module.ts']) {
      cpSync(join('scripts', file), join(folder, 'scripts', file));
    }
    writeFiles(withPages);
    await expectClean('page messages');
  });

  test.each([
    {
      violation: 'a key of a part that is loaded later',
      plant: {
        'src/web/add.ts': "export const added = () => import('./toast.ts');",
        'src/web/toast.ts': "export const text = 'order.title';",
      },
      complaint: '/cart: order.title of src/web/toast.ts is not among its messages',
    },
    {
      violation: 'a key that is put together',
      plant: { 'src/web/add.ts': 'export const added = (name: string) => `order.${name}`;' },
      complaint: '/cart: order.title of src/web/add.ts is not among its messages',
    },
    {
      violation: 'a key that a loader hands on',
      plant: { 'src/web/load.server.ts': "export const load = () => ({ label: 'order.title' });" },
      complaint: '/cart: order.title of src/web/load.server.ts is not among its messages',
    },
    {
      violation: 'a key of the frame that only one page has',
      plant: { 'src/web/root.tsx': "export const close = 'cart.trailers';" },
      complaint: 'the frame: cart.trailers of src/web/root.tsx is not among its messages',
    },
    {
      violation: 'a key that a part of the frame does not bring',
      plant: { 'src/web/tour.tsx': "export default 'order.title';" },
      complaint: 'the tour: order.title of src/web/tour.tsx is not among its messages',
    },
    {
      violation: 'a key that a part of one page does not bring',
      plant: { 'src/web/today.tsx': "export default 'order.title';" },
      complaint: 'the day: order.title of src/web/today.tsx is not among its messages',
    },
  ])('$violation is caught', async ({ plant, complaint }) => {
    writeFiles(plant);
    const { ok, output } = await run('page messages');
    expect(output).toContain(complaint);
    expect(ok).toBe(false);
  });
});

test('dead code: a dependency that nobody uses is caught', async () => {
  await expectClean('dead code');
  writePackage({ hono: '*' });
  const { ok, output } = await run('dead code');
  expect(output).toContain('hono');
  expect(ok).toBe(false);
});

/** Before anything is planted, a check always meets the same files: it is asked once. */
async function expectClean(name: string): Promise<void> {
  const { ok, output } = cleanRuns.get(name) ?? (await run(name));
  cleanRuns.set(name, { ok, output });
  expect(ok, output).toBe(true);
}

function run(name: string) {
  const command = checks.find((check) => check.name === name)?.command ?? [];
  return runTool(command, { cwd: folder });
}

function writeFiles(files: Readonly<Partial<Record<string, string>>>): void {
  for (const [file, text = ''] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function writePackage(dependencies: Readonly<Record<string, string>>): void {
  const { imports }: { imports: unknown } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFiles({
    'package.json': JSON.stringify({
      name: 'planted',
      type: 'module',
      imports,
      dependencies: { '@formatjs/icu-messageformat-parser': '*', ...dependencies },
      devDependencies: Object.fromEntries(TOOLS.map((name) => [name, '*'])),
    }),
  });
}
