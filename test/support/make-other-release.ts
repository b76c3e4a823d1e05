import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRelease } from '#server/release/read-release.ts';
import { BUILD_FOLDER } from '../../scripts/build-if-changed.ts';
import { precompress } from '../../scripts/precompress.ts';

const HASHED = /(?<hash>[\w-]{8})\.\w+$/;
const TEXT = /\.(?:js|css|json)$/;

/**
 * A later release of the shop in a folder of its own: every hashed file of the build has another name, as after a change
 * in what all of them load, and its pages say so by `isOtherRelease`.
 */
export async function makeOtherRelease(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const part of ['client', 'server']) {
    await cp(path.join(BUILD_FOLDER, part), path.join(folder, part), {
      recursive: true,
      filter: (from) => !/\.(?:br|gz)$/.test(from),
    });
  }
  const assets = path.join(folder, 'client/assets');
  const hashes = (await readdir(assets)).flatMap((name) => HASHED.exec(name)?.groups?.['hash'] ?? []);
  const anyHash = new RegExp(hashes.join('|'), 'g');
  const toOther = (text: string) => text.replaceAll(anyHash, (hash) => hash.slice(3) + hash.slice(0, 3));

  for (const file of (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name))) {
    const found = path.join(folder, file);
    await writeFile(found, toOther(await readFile(found, 'utf8')));
  }
  for (const place of [assets, path.join(folder, 'server/assets')]) {
    for (const name of await readdir(place)) await rename(path.join(place, name), path.join(place, toOther(name)));
  }
  const entry = (await readdir(assets)).find((name) => /^root-[\w-]+\.js$/.test(name));
  if (entry === undefined) throw new Error('What every page loads has another name');
  await writeFile(path.join(assets, entry), '\nglobalThis.isOtherRelease = true;', { flag: 'a' });
  await precompress(path.join(folder, 'client'));
  const server = path.join(folder, 'server');
  const release = { ...(await readRelease(server)), builtAt: new Date().toISOString() };
  await writeFile(path.join(server, 'release.json'), JSON.stringify(release));
}
