import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, DEMO_STAFF } from '#demo/people.ts';
import lock from '../../package-lock.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { listSettings } from '../support/list-settings.ts';

const readme = readFileSync('README.md', 'utf8');
const dependencies = readFileSync('docs/dependencies.md', 'utf8');

/** What stands as code in the cells of a table's rows. */
const readTable = (text: string, header: string): string[][][] => {
  const [, ...lines] =
    text
      .slice(text.indexOf(header))
      .split(/\n(?!\|)/, 1)[0]
      ?.split('\n') ?? [];
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)),
  );
};

/** Set by the commands themselves. */
const NOT_FOR_OPERATORS = ['NODE_ENV'];

test('the README explains every setting and no other', () => {
  const named = readTable(readme, '| name ').flatMap(([names = []]) => names);
  expect(named.toSorted()).toEqual(
    listSettings()
      .filter((name) => !NOT_FOR_OPERATORS.includes(name))
      .toSorted(),
  );
});

test('the defaults in the README are the real ones', () => {
  const real = new Map<string, unknown>(Object.entries(parseEnv({})));
  const told = readTable(readme, '| name ').flatMap(([names = [], defaults = []]) =>
    names.length === defaults.length ? names.map((name, index) => [name, defaults[index]] as const) : [],
  );
  const compared = told.filter(([name]) => real.has(name));
  expect(compared.length).toBeGreaterThan(10);
  for (const [name, value] of compared) {
    const actual = real.get(name);
    const written = Array.isArray(actual) ? actual.join(',') : JSON.stringify(actual).replaceAll('"', '');
    expect({ [name]: value }).toEqual({ [name]: written });
  }
});

test('the logins in the README are people of the demo', () => {
  const told = readTable(readme, '| e-mail ').flatMap(([email = []]) => email);
  expect(told).not.toEqual([]);
  expect([...DEMO_PEOPLE, ...DEMO_STAFF].map(({ email }) => email)).toEqual(expect.arrayContaining(told));
  expect(readme).toContain(`\`${DEMO_PASSWORD}\``);
});

test('the README maps every folder of the sources', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const mapped = [...readme.matchAll(/^src\/(\w+) /gm)].map(([, name = '']) => name);
  expect(mapped.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test('every package that runs in production has its reason, and no other', () => {
  const told = readTable(dependencies, '| package ').flatMap(([names = []]) => names);
  const real = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  const covers = (name: string, pattern: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  expect(real.filter((name) => !told.some((pattern) => covers(name, pattern)))).toEqual([]);
  expect(told.filter((pattern) => !real.some((name) => covers(name, pattern)))).toEqual([]);
});

test('the packages that run in production are as many as told', () => {
  const isDevelopment = (entry: object) => 'dev' in entry && entry.dev === true;
  const real = Object.entries(lock.packages).filter(([folder, entry]) => folder !== '' && !isDevelopment(entry));
  expect(dependencies).toContain(`all that they bring are ${real.length},`);
});

test('packages run nothing when they are installed, and are known by their hashes alone', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '');
  expect(packages.filter(([, entry]) => 'resolved' in entry || !('integrity' in entry))).toEqual([]);
});

test('the lock file names the programs of every kind of machine, else a clean install refuses it', () => {
  const names = new Set(Object.keys(lock.packages).map((folder) => folder.split('node_modules/').at(-1)));
  const asked = Object.values(lock.packages).flatMap((entry) =>
    'optionalDependencies' in entry ? Object.keys(entry.optionalDependencies) : [],
  );
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});

const security = readFileSync('docs/security.md', 'utf8');

test('the table of security has each requirement of level 1 once', () => {
  const level1 = security.slice(security.indexOf('## Level 1'), security.indexOf('## Level 2'));
  const numbers = [...level1.matchAll(/^\| (\d+\.\d+\.\d+) /gm)].map(([, number]) => number);
  expect(new Set(numbers).size).toBe(70);
  expect(numbers).toHaveLength(70);
});

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter(
  (path) => path.endsWith('.md'),
);

/** What stands there as code and begins like a path of the project, or of its sources. */
function readPaths(text: string): readonly string[] {
  const code = [...text.matchAll(/`(\.?\w[\w.-]*(?:\/[\w.-]+)*\/?)`/g)].map(([, path = '']) => path);
  const isPath = (path: string) =>
    path.includes('/') ? findPath(path.split('/', 1).join('')) : /\.(?:tsx?|mjs|jsonc?|md|sql)$/.test(path);
  return code.filter(isPath);
}

const findPath = (path: string): boolean => existsSync(path) || existsSync(`src/${path}`);

test.each(DOCUMENTS)('every path that %s names exists', (document) => {
  const paths = readPaths(readFileSync(document, 'utf8'));
  expect(paths.filter((path) => !findPath(path))).toEqual([]);
});

test('the paths of documents are found', () => {
  expect(readPaths(security).length).toBeGreaterThan(150);
  expect(readPaths(readFileSync('CONTRIBUTING.md', 'utf8')).length).toBeGreaterThan(80);
  expect(
    readPaths('`src/x.ts`, `domain/time`, `/admin`, `text/csv`, `a b/c`, `./data/x`, `DATA_DIR/x`, `gone.md`'),
  ).toEqual(['src/x.ts', 'domain/time', 'gone.md']);
});
