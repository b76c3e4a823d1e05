/** Compares the catalogues of all languages with the German one and with the source: `check-messages.ts [folder]`. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TYPE, isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Catalogue = Readonly<Record<string, string>>;

const root = process.argv[2] ?? '.';
const messagesFolder = join(root, 'src/i18n/messages');
const sourceLocale = 'de';

const complaints = checkMessages();
for (const complaint of complaints) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

function checkMessages(): readonly string[] {
  const catalogues = new Map(
    readdirSync(messagesFolder).map((file) => [basename(file, '.json'), readCatalogue(join(messagesFolder, file))]),
  );
  const source = catalogues.get(sourceLocale) ?? {};
  return [
    ...[...catalogues].flatMap(([locale, catalogue]) => compareCatalogue(locale, catalogue, source)),
    ...findUnusedKeys(source).map((key) => `${key}: no source file uses this message`),
  ];
}

function readCatalogue(file: string): Catalogue {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function compareCatalogue(locale: string, catalogue: Catalogue, source: Catalogue): readonly string[] {
  const extra = Object.keys(catalogue).filter((key) => source[key] === undefined);
  return [
    ...extra.map((key) => `${locale} ${key}: not in ${sourceLocale}`),
    ...Object.entries(source).flatMap(([key, original]) => {
      const message = catalogue[key];
      if (message === undefined) return [`${locale} ${key}: missing`];
      return compareMessage(locale, message, original).map((complaint) => `${locale} ${key}: ${complaint}`);
    }),
  ];
}

function compareMessage(locale: string, message: string, original: string): readonly string[] {
  if (message.trim() === '') return ['empty'];
  try {
    const elements = parse(message);
    const { success, error } = isStructurallySame(parse(original), elements);
    return [
      ...(success ? [] : [error?.message ?? 'other arguments than the source']),
      ...findMissingPlurals(locale, elements),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The forms that whole numbers take in a language, and `other`, which ICU always asks for. */
function findMissingPlurals(locale: string, elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) {
      return element.type === TYPE.tag ? findMissingPlurals(locale, element.children) : [];
    }
    const inner = Object.values(element.options).flatMap(({ value }) => findMissingPlurals(locale, value));
    if (element.type === TYPE.select) return inner;
    const rules = new Intl.PluralRules(locale, { type: element.pluralType ?? 'cardinal' });
    const needed = new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
    const missing = [...needed].filter((category) => element.options[category] === undefined);
    return [...missing.map((category) => `plural {${element.value}} lacks "${category}"`), ...inner];
  });
}

/** A key is used if it stands in quotes, or fits a template such as `error.${code}`. */
function findUnusedKeys(source: Catalogue): readonly string[] {
  const code = readSources();
  const literals = new Set(Array.from(code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g), ([, key]) => key));
  const templates = Array.from(code.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^{}`]*\})*)`/g), ([, template = '']) =>
    toPattern(template),
  );
  return Object.keys(source).filter((key) => !literals.has(key) && !templates.some((pattern) => pattern.test(key)));
}

function toPattern(template: string): RegExp {
  const fixedParts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${fixedParts.join('.+')}$`);
}

function readSources(): string {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
}
