/** Finds what most of the house uses but one noun keeps: `check-rooms.ts [folder]`. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const root = process.argv[2] ?? '.';

/** Rules and rows of a noun are for everybody who deals with it, so these layers alone have furniture to misplace. */
const FURNISHED = /^src\/(?:api|services|web)\//;

/** Folders that are meant for all nouns. */
const ROOMS = /^(?:art|book|client|form|frame|ledger|line|list|mail|map|middleware|ports|secret|stores|ui|words)$/;
const FEW = 4;

/** `booking` for src/services/booking/… and src/web/admin/booking/…; empty for what stands at the root of a layer. */
const nounOf = (path: string): string => /^src\/\w+\/(?:admin\/)?([^/]+)\//.exec(path)?.[1] ?? '';

const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)));

const usersOf = new Map<string, string[]>(files.map((file) => [file, []]));
for (const file of files) {
  for (const { fileName } of ts.preProcessFile(readFileSync(join(root, file), 'utf8')).importedFiles) {
    const target = fileName.startsWith('#') ? `src/${fileName.slice(1)}` : join(dirname(file), fileName);
    usersOf.get(target)?.push(file);
  }
}

for (const [file, users] of usersOf) {
  const noun = nounOf(file);
  if (!FURNISHED.test(file) || noun === '' || ROOMS.test(noun) || users.length <= FEW) continue;
  const strangers = users.filter((user) => nounOf(user) !== '' && nounOf(user) !== noun);
  if (strangers.length * 2 <= users.length) continue;
  console.log(
    `${file}: ${strangers.length} of its ${users.length} users are not ${noun}'s: it belongs in a room for all`,
  );
  process.exitCode = 1;
}
