import { gzipSync } from 'node:zlib';

/** The scripts a document names: those to load at once, and the modules its own script imports. */
const SCRIPTS = /(?:href=|from |import )"(?<path>\/assets\/[^"]+\.js)"/g;

/** How many bytes of scripts a page loads at once, compressed. */
export async function measureFirstScripts(page: URL | string): Promise<number> {
  const html = await (await fetch(page)).text();
  const paths = new Set([...html.matchAll(SCRIPTS)].map(({ groups }) => groups?.['path'] ?? ''));
  const sizes = await Promise.all(
    [...paths].map(async (path) => {
      const answer = await fetch(new URL(path, page));
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
      return gzipSync(new Uint8Array(await answer.arrayBuffer())).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
