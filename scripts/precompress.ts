import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../src/server/assets/asset-path.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes a compressed copy beside each text file once, so that no request has to wait for it. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter(isCompressible).map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
      await writeFile(`${path}.br`, await compressBrotli(bytes, quality));
      await writeFile(`${path}.gz`, await compressGzip(bytes, { level: 9 }));
    }),
  );
}
