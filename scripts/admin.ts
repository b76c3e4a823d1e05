/**
 * npm run admin -- <e-mail> [first name] [last name]
 * Makes a platform admin and prints the link with which that person chooses a password; for one who exists, a new link.
 */
import { email as emailField } from '#contract/field.ts';
import { parseEnv } from '#config/env.ts';
import { compose } from '#server/compose.ts';
import { prepareDataFolder, readSecretKey } from '#server/data-folder.ts';
import { createLogger } from '#server/logger.ts';
import { openDatabase } from '#server/open-database.ts';
import { makePlatformAdmin } from '#services/user/make-platform-admin.ts';

const [address, firstName = 'Admin', lastName = ''] = process.argv.slice(2);
const parsed = emailField.safeParse(address);
if (!parsed.success) {
  console.error('Whose e-mail address? npm run admin -- <e-mail> [first name] [last name]');
  process.exit(1);
}

const config = parseEnv(process.env);
const dataDir = await prepareDataFolder(config.DATA_DIR);
const secretKey = await readSecretKey(config.SECRET_KEY, dataDir);
const { db, close } = await openDatabase(config, dataDir, (text) => console.log(text));
try {
  const deps = compose({ config, db, dataDir, secretKey, log: createLogger(config) });
  const made = await makePlatformAdmin(deps, { email: parsed.data, firstName, lastName });
  if (made.ok) console.log(`Choose a password within the hour:\n${config.origin}${made.value.path}`);
  else console.error(`${parsed.data} belongs to somebody who rents here: take another address.`);
  process.exitCode = made.ok ? 0 : 1;
} finally {
  await close();
}
