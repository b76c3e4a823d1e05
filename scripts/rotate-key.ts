/**
 * npm run rotate-key -- [--new]
 * Seals with the current key what is still sealed with the one before. With --new makes a new key in the data folder
 * first; where SECRET_KEY is set, it is set to a new one by hand, and SECRET_KEY_BEFORE to the old one.
 */
import { parseArgs } from 'node:util';
import { parseEnv } from '#config/env.ts';
import { compose } from '#server/compose.ts';
import { prepareDataFolder, readFormerKey, readSecretKey, replaceSecretKey } from '#server/data-folder.ts';
import { createLogger } from '#server/logger.ts';
import { openDatabase } from '#server/open-database.ts';
import { rotateKey } from '#services/secret/rotate-key.ts';

const { values } = parseArgs({ options: { new: { type: 'boolean' } } });
const config = parseEnv(process.env);
const dataDir = await prepareDataFolder(config.DATA_DIR);
try {
  if (values.new === true) {
    if (config.SECRET_KEY !== undefined)
      throw new Error('SECRET_KEY is set: change it there, and name the old one in SECRET_KEY_BEFORE.');
    await replaceSecretKey(dataDir);
  }
  const secretKey = await readSecretKey(config.SECRET_KEY, dataDir);
  const formerSecretKey = await readFormerKey(config.SECRET_KEY_BEFORE, dataDir);
  const { db, close } = await openDatabase(config, dataDir, (text) => console.log(text));
  try {
    const deps = compose({ config, db, dataDir, secretKey, formerSecretKey, log: createLogger(config) });
    const { resealed, unreadable } = await rotateKey(deps);
    console.log(`${resealed} values are now sealed with the current key.`);
    if (unreadable > 0)
      throw new Error(`${unreadable} values are sealed with a key that is not known; they stay as they are.`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
