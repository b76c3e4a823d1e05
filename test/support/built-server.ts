import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { BUILD_FOLDER, buildIfChanged } from '../../scripts/build-if-changed.ts';
import { type ApiProcess, callsTo, PROCESS_SECRET } from './api-process.ts';
import { startCommand } from './start-command.ts';
import { ORIGIN } from './test-app.ts';

/** The whole shop as it is operated, with pages, papers and jobs, on a database that tests look into. */
export async function startBuiltServer(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  folder = BUILD_FOLDER,
): Promise<ApiProcess> {
  if (folder === BUILD_FOLDER && !(await buildIfChanged())) throw new Error('The application could not be built');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trailyard-built-'));
  const { child, origin, closed } = await startCommand(
    [process.execPath, path.join(folder, 'server/main.js')],
    dataDir,
    {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: ORIGIN,
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      SECRET_KEY: PROCESS_SECRET,
      STORAGE_DIR: path.join(inject('filesFolder'), new URL(databaseUrl).pathname),
      LOG_LEVEL: 'silent',
      ...env,
    },
  );
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: origin, pid: child.pid ?? 0, call: callsTo(origin), kill, [Symbol.asyncDispose]: kill };
}
