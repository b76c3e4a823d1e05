/** Finds words that the trade does not use, in catalogues and in the content: `check-words.ts [folder]`. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BANNED_EVERYWHERE, BANNED_WORDS } from './banned-words.ts';

const root = process.argv[2] ?? '.';
const messagesFolder = join(root, 'src/i18n/messages');
const contentFolder = join(root, 'src/adapters/content/embedded');
/** They speak the language of the law. */
const LEGAL = new Set(['terms.ts', 'privacy.ts', 'imprint.ts']);

for (const file of readdirSync(messagesFolder)) {
  const catalogue: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(messagesFolder, file), 'utf8'));
  for (const [key, text] of Object.entries(catalogue)) complain(basename(file, '.json'), key, withoutArguments(text));
}
const languages = existsSync(contentFolder) ? readdirSync(contentFolder, { withFileTypes: true }) : [];
for (const { name: locale } of languages.filter((entry) => entry.isDirectory())) {
  for (const file of readdirSync(join(contentFolder, locale)).filter((name) => !LEGAL.has(name))) {
    for (const line of readFileSync(join(contentFolder, locale, file), 'utf8').split('\n')) {
      if (!line.startsWith('import ')) complain(locale, file, line);
    }
  }
}

/** Names of arguments are English in all languages. */
function withoutArguments(text: string): string {
  return text.replaceAll(/\{\w+/g, '{');
}

function complain(locale: string, place: string, text: string): void {
  for (const { pattern, instead, allowed = [] } of [...BANNED_EVERYWHERE, ...(BANNED_WORDS[locale] ?? [])]) {
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined || allowed.some((start) => place.startsWith(start))) continue;
    console.log(`${locale} ${place}: “${found.trim()}”, instead: ${instead}`);
    process.exitCode = 1;
  }
}
