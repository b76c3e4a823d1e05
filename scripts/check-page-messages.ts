/**
 * Follows the imports of every page and requires that each message key found on the way is among the messages sent
 * with the page: `check-page-messages.ts [folder]`. That all languages have all keys is checked by `check-messages.ts`.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as SiteMap from '../src/web/site-map.ts';
import { readWebModule, type WebModule } from './read-web-module.ts';

type Sent = { readonly name: string; readonly files: readonly string[]; readonly messages: readonly string[] };

const root = process.argv[2] ?? '.';
const keys = Object.keys(JSON.parse(readFileSync(join(root, 'src/i18n/messages/de.json'), 'utf8')));
const modules = new Map<string, WebModule>();

const site: typeof SiteMap = await import(pathToFileURL(resolve(root, 'src/web/site-map.ts')).href);
const OF_THEIR_OWN = [site.TOUR.file, site.TODAY.file].map((file) => `src/web/${file}`);
const complaints = listSent(site).flatMap(findUnsent);
for (const complaint of complaints) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

function listSent({ SITE_MAP, FRAME, TODAY, TOUR, OPERATOR_FRAME }: typeof SiteMap): readonly Sent[] {
  const pages: readonly SiteMap.Page[] = SITE_MAP;
  return [
    { name: 'the frame', ...FRAME },
    { name: 'the tour', files: [TOUR.file], messages: [...FRAME.messages, ...TOUR.messages] },
    {
      name: 'the day',
      files: [TODAY.file],
      messages: [...FRAME.messages, ...(site.findPage(TODAY.path)?.messages ?? []), ...TODAY.messages],
    },
    ...pages.map(({ path, file, layout, messages }) => ({
      name: path,
      files: [file, ...(layout === 'operator' ? [OPERATOR_FRAME] : [])],
      messages: [...FRAME.messages, ...messages],
    })),
  ];
}

function findUnsent({ name, files, messages }: Sent): readonly string[] {
  const reached = followImports(files.map((file) => `src/web/${file}`));
  return reached.flatMap((file) =>
    findKeys(file)
      .filter((key) => !messages.includes(key.slice(0, key.indexOf('.'))))
      .map((key) => `${name}: ${key} of ${file} is not among its messages`),
  );
}

/** Everything a page runs. What brings its own messages is judged by itself. */
function followImports(starts: readonly string[]): readonly string[] {
  const reached = new Set(starts);
  for (const file of reached) {
    for (const next of readOnce(file).imports) if (!OF_THEIR_OWN.includes(next)) reached.add(next);
  }
  return [...reached];
}

function findKeys(file: string): readonly string[] {
  // The contract knows no messages: `order.approve` is an event there.
  if (file.startsWith('src/contract/')) return [];
  const { texts, translates } = readOnce(file);
  if (isForServers(file) && translates) return [];
  const literals = new Set(texts);
  const templates = texts.filter((text) => text.includes('*')).map(toPattern);
  return keys.filter((key) => literals.has(key) || templates.some((pattern) => pattern.test(key)));
}

/** What only servers run is read for the keys it hands on; the rest of what it imports never reaches a page. */
function readOnce(file: string): WebModule {
  const known = modules.get(file);
  if (known) return known;
  const read = readWebModule(root, file);
  const module = isForServers(file) ? { ...read, imports: read.imports.filter(isForServers) } : read;
  modules.set(file, module);
  return module;
}

function isForServers(file: string): boolean {
  return /\.server\.tsx?$/.test(file);
}

function toPattern(text: string): RegExp {
  return new RegExp(`^${text.replaceAll('.', String.raw`\.`).replaceAll('*', '.+')}$`);
}
