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
import { USUAL_FEE_TERMS } from '#domain/booking/cancellation-fee.ts';
import { USUAL_PATIENCE } from '#domain/order/lapse.ts';
import { SETTING_GROUP_NAMES, type SettingGroup, type SettingValues } from '#domain/setting/setting-group.ts';
import { tableOf } from '#domain/table.ts';
import type { Deps } from '#services/deps.ts';
import type { ChangesPort } from '#services/ports/changes.ts';
import { keepSettings } from '#services/setting/keep-settings.ts';
import { calendar, invoices, pdf } from './documents.ts';
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

const usualSettings = (config: Config): SettingValues => ({
  fees: USUAL_FEE_TERMS,
  waiting: USUAL_PATIENCE,
  quotes: { validDays: config.QUOTE_DAYS, mostHoldHours: config.QUOTE_HOLD_HOURS },
  holds: { minutesPerDay: config.HOLD_MINUTES_PER_DAY, longestDays: config.HOLD_LONGEST_DAYS },
  newCustomers: {
    creditLimitCents: config.NEW_CUSTOMER_CREDIT_LIMIT * 100,
    paymentTermDays: config.NEW_CUSTOMER_TERM_DAYS,
  },
});

/** What of the environment the console can decide otherwise. */
const SETTING_VARIABLES = {
  fees: [],
  waiting: [],
  quotes: ['QUOTE_DAYS', 'QUOTE_HOLD_HOURS'],
  holds: ['HOLD_MINUTES_PER_DAY', 'HOLD_LONGEST_DAYS'],
  newCustomers: ['NEW_CUSTOMER_CREDIT_LIMIT', 'NEW_CUSTOMER_TERM_DAYS'],
} as const satisfies Readonly<Record<SettingGroup, readonly string[]>>;

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
    settings: {
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
      bankAccount: { holder: config.BANK_ACCOUNT_HOLDER, iban: config.BANK_IBAN, bic: config.BANK_BIC },
      lessor: {
        ...config.SELLER,
        name: config.SELLER.name ?? config.BANK_ACCOUNT_HOLDER,
        creditorId: config.BANK_CREDITOR_ID,
        phone: config.CONTACT_PHONE,
        email: config.CONTACT_EMAIL,
      },
      sellers: config.SELLERS,
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
      prenotificationDays: config.PRENOTIFICATION_DAYS,
      dunningAutomatic: config.DUNNING_AUTOMATIC,
      mapLink: config.MAP_LINK,
      refresh: kept.refresh,
      inForce: kept.inForce,
      usualSettings: kept.usual,
      isGiven: tableOf(SETTING_GROUP_NAMES, (group) => SETTING_VARIABLES[group].some((name) => config.given.has(name))),
      // What the console decides is asked for anew each time.
      get quotes() {
        return kept.current().quotes;
      },
      get holds() {
        return kept.current().holds;
      },
      get newCustomer() {
        return kept.current().newCustomers;
      },
      get patience() {
        return kept.current().waiting;
      },
      get feeTerms() {
        return kept.current().fees;
      },
      creditor: { name: config.BANK_ACCOUNT_HOLDER, identifier: config.BANK_CREDITOR_ID },
    },
  };
}

const toCents = (euros: number | undefined): number | null => (euros === undefined ? null : euros * 100);
