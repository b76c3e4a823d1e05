import path from 'node:path';
import type { Logger } from 'pino';
import { createAds } from '#adapters/ads/create-ads.ts';
import { camtFile } from '#adapters/bank-file/camt-file.ts';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { createContent } from '#adapters/content/create-content.ts';
import { createEmbeddedGazetteer } from '#adapters/gazetteer/embedded-gazetteer.ts';
import { createDateHolidays } from '#adapters/holidays/date-holidays.ts';
import { createSharpEncoder } from '#adapters/image-encoder/sharp-encoder.ts';
import { createMail } from '#adapters/mail/create-mail.ts';
import { createArgon2Password } from '#adapters/password/argon2-password.ts';
import { createRisk } from '#adapters/risk/create-risk.ts';
import { createFolderStorage } from '#adapters/storage/folder-storage.ts';
import { createS3Storage } from '#adapters/storage/s3-storage.ts';
import { createTelematics } from '#adapters/telematics/create-telematics.ts';
import { checksumVatId } from '#adapters/vat-id/checksum-vat-id.ts';
import { createAvailability } from '#availability/create-availability.ts';
import type { FollowedFleet } from '#availability/follow-fleet.ts';
import type { Config } from '#config/env.ts';
import type { Database } from '#db/client.ts';
import { keysOf } from '#domain/table.ts';
import type { Deps, Settings } from '#services/deps.ts';
import type { ChangesPort } from '#services/ports/changes.ts';
import { keepSettings, type KeptSettings } from '#services/setting/keep-settings.ts';
import { decidedSettings, isGivenBy, usualSettings } from './decided-settings.ts';
import { calendar, invoices, mailWords, pdf } from './documents.ts';
import { readRequiredFields } from './required-fields.ts';

type Parts = {
  readonly config: Config;
  readonly db: Database;
  readonly dataDir: string;
  readonly secretKey: string;
  readonly formerSecretKey?: string | undefined;
  readonly log: Logger;
  /** The fleet in memory, where and while one is followed. */
  readonly currentFleet?: () => FollowedFleet | undefined;
  /** Who tells what others have changed, where somebody does. */
  readonly changes?: ChangesPort;
};

/** The composition root: every outside service meets its adapter here and nowhere else. */
export function compose({
  config,
  db,
  dataDir,
  secretKey,
  formerSecretKey = config.SECRET_KEY_BEFORE,
  log,
  currentFleet = () => undefined,
  changes,
}: Parts): Deps {
  const kept = keepSettings({ db, usual: usualSettings(config), changes });
  return {
    db,
    availability: createAvailability(db, currentFleet),
    ads: createAds({
      url: config.ADS_URL,
      token: config.ADS_TOKEN,
      onUpload: (facts) => log.info(facts, 'ads conversions noted'),
      onFailure: (error) => log.warn({ err: error }, 'ads service failed'),
    }),
    bankFiles: camtFile,
    calendar,
    clock: systemClock,
    content: createContent({
      url: config.CONTENT_URL,
      token: config.CONTENT_TOKEN,
      version: config.CONTENT_VERSION,
      cacheDir: path.join(dataDir, 'cache', 'content'),
      onFailure: (error, key) => log.warn({ err: error, key }, 'content service failed'),
    }),
    gazetteer: createEmbeddedGazetteer(),
    holidays: createDateHolidays(),
    imageEncoder: createSharpEncoder(),
    invoices,
    mail: createMail({
      url: config.MAIL_URL,
      from: config.MAIL_FROM,
      outboxDir: path.join(dataDir, 'outbox'),
      onFailure: (error) => log.warn({ err: error }, 'mail server failed'),
    }),
    mailWords,
    passwords: createArgon2Password(),
    pdf,
    risk: createRisk({
      url: config.RISK_URL,
      token: config.RISK_TOKEN,
      onFailure: (error) => log.warn({ err: error }, 'risk service failed'),
    }),
    storage: config.bucket
      ? createS3Storage(config.bucket)
      : createFolderStorage(path.resolve(config.STORAGE_DIR ?? path.join(dataDir, 'storage'))),
    telematics: createTelematics({
      url: config.TELEMATICS_URL,
      token: config.TELEMATICS_TOKEN,
      onFailure: (error) => log.warn({ err: error }, 'telematics service failed'),
    }),
    vatIds: checksumVatId,
    settings: toSettings({ config, kept, secretKey, formerSecretKey }),
  };
}

type SettingParts = Pick<Parts, 'config' | 'secretKey' | 'formerSecretKey'> & { readonly kept: KeptSettings };

function toSettings({ config, kept, secretKey, formerSecretKey }: SettingParts): Settings {
  const ofMachine = {
    productName: config.PRODUCT_NAME,
    contactEmail: config.CONTACT_EMAIL,
    origin: config.origin,
    secure: config.secure,
    secretKey,
    openingKeys: [secretKey, ...(formerSecretKey === undefined ? [] : [formerSecretKey])],
    ...readRequiredFields(config),
    guestPrices: config.GUEST_PRICES,
    horizonYears: config.RENTAL_HORIZON_YEARS,
    trailerTypes: config.TRAILER_TYPES,
    datev: {
      adviser: config.DATEV_ADVISER ?? null,
      client: config.DATEV_CLIENT ?? null,
      fiscalYearStart: config.DATEV_FISCAL_YEAR_START,
      accounts: { chart: config.DATEV_CHART, own: config.DATEV_ACCOUNTS },
    },
    secondPair: {
      writeOff: toCents(config.SECOND_PAIR_WRITE_OFF),
      refund: toCents(config.SECOND_PAIR_REFUND),
      priceList: toCents(config.SECOND_PAIR_PRICE_LIST),
    },
    mapLink: config.MAP_LINK,
    refresh: kept.refresh,
    inForce: kept.inForce,
    within: async (db: Database): Promise<Settings> => ({
      ...ofMachine,
      ...decidedSettings(await kept.inForce(db), config),
    }),
    usualSettings: kept.usual,
    isGiven: isGivenBy(config),
  };
  let known = { values: kept.usual, decided: decidedSettings(kept.usual, config) };
  const settings = { ...ofMachine, ...known.decided };
  // What the console decides is asked for anew each time.
  for (const name of keysOf(known.decided)) {
    const get = () => {
      const values = kept.current();
      if (values !== known.values) known = { values, decided: decidedSettings(values, config) };
      return known.decided[name];
    };
    Object.defineProperty(settings, name, { enumerable: true, get });
  }
  return settings;
}

const toCents = (euros: number | undefined): number | null => (euros === undefined ? null : euros * 100);
