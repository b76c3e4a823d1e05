import { hostname } from 'node:os';
import { z } from 'zod';
import { DATEV_CASES, DATEV_CHARTS } from '#domain/export/datev-account.ts';
import { SETTING_GROUPS } from '#domain/setting/setting-group.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { choice, databaseUrl, eurosOrNever, flag, json, list, optional, storageKind, within } from './env-field.ts';
import { LESSOR, SELLERS_BY_COUNTRY } from './seller-env.ts';

/** What an account is for, of a country where that matters. */
const accountUse = z.templateLiteral([z.enum(DATEV_CASES), z.string().regex(/^(?::[A-Z]{2})?$/)]);
/**
 * Every setting of the shop, its default and its shape. Parsed once at start; nothing else reads the environment.
 * A test holds the README's table to it.
 */
const EnvSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_FEED_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_SUPERUSER_URL: databaseUrl.optional(),
  MIGRATE_ON_START: flag(true),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DEMO_DATA: choice.optional(),
  DEMO_BUSY: flag(true),
  DEMO_LOGINS: choice.optional(),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  SECRET_KEY_BEFORE: z.string().min(32).optional(),
  PRODUCT_NAME: z.string().min(1).default('Trailyard'),
  CONTACT_EMAIL: z.email().default('service@trailyard.example'),
  CONTACT_PHONE: z.string().min(1).default('+49 40 5550180'),
  PUBLIC_ROUTES: list(
    '/,/trailers,/depots,/empty-legs,/help,/login,/register,/reset-account,/sign-up,/external,/legal,/quote',
  ),
  ROOT_REDIRECT: z.string().startsWith('/').optional(),
  ROUTE_RULES: json(
    z.record(z.string().startsWith('/'), z.object({ to: z.string(), status: z.literal([301, 302, 307, 308]) })),
    {},
  ),
  TRAILER_TYPES: json(
    z.array(z.object({ type: z.string(), subTypes: z.array(z.string()).default([]) })),
    Object.entries(TRAILER_TYPES).map(([type, { subTypes }]) => ({ type, subTypes: [...subTypes] })),
  ),
  REQUIRED_BUSINESS_UNIT_FIELDS: list('name,registrationNumber,vatId,invoiceEmail,paymentMethod'),
  REQUIRED_BILLING_FIELDS: list('company,street,postalCode,city,country,vatId,invoiceEmail'),
  USER_CACHE_SECONDS: z.coerce.number().int().min(0).default(60),
  STATE_STORAGE: json(z.strictObject({ filters: storageKind, map: storageKind, payment: storageKind }), {
    filters: 'local',
    map: 'local',
    payment: 'session',
  }),
  STATE_COOKIE: json(
    z.strictObject({
      path: z
        .string()
        .regex(/^\/[^;\s]*$/)
        .default('/'),
      sameSite: z.enum(['Lax', 'Strict', 'None']).default('Lax'),
      days: z.number().int().min(1).max(400).default(365),
    }),
    {},
  ),
  GUEST_PRICES: flag(true),
  RENTAL_HORIZON_YEARS: z.coerce.number().int().min(1).max(5).default(2),
  HOLD_MINUTES_PER_DAY: within(SETTING_GROUPS.holds.minutesPerDay).default(1200),
  HOLD_LONGEST_DAYS: within(SETTING_GROUPS.holds.longestDays).default(92),
  NEW_CUSTOMER_CREDIT_LIMIT: z.coerce.number().int().min(0).max(100_000_000).default(10_000),
  NEW_CUSTOMER_TERM_DAYS: within(SETTING_GROUPS.newCustomers.paymentTermDays).default(14),
  SECOND_PAIR_WRITE_OFF: eurosOrNever,
  SECOND_PAIR_REFUND: eurosOrNever,
  SECOND_PAIR_PRICE_LIST: eurosOrNever,
  QUOTE_DAYS: within(SETTING_GROUPS.quotes.validDays).default(7),
  QUOTE_HOLD_HOURS: within(SETTING_GROUPS.quotes.mostHoldHours).default(24),
  REVIEW_WORKING_DAYS: z.coerce.number().int().min(1).max(30).default(1),
  IMAGE_HOSTS: list('').pipe(z.array(z.hostname())),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Trailyard <service@trailyard.example>'),
  CONTENT_URL: z.url().optional(),
  CONTENT_TOKEN: optional,
  CONTENT_VERSION: z.enum(['draft', 'published']).default('published'),
  STORAGE_DIR: optional,
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  RISK_URL: z.url().optional(),
  RISK_TOKEN: optional,
  TELEMATICS_URL: z.url().optional(),
  TELEMATICS_TOKEN: optional,
  ANALYTICS_ENABLED: flag(false),
  ANALYTICS_KEY: z.string().default(''),
  ANALYTICS_HOST: z.string().default(''),
  ADS_URL: z.url().optional(),
  ADS_TOKEN: optional,
  BANK_ACCOUNT_HOLDER: z.string().default('Trailyard GmbH'),
  BANK_IBAN: z.string().default('DE02120300000000202051'),
  BANK_BIC: z.string().default('BYLADEM1001'),
  BANK_CREDITOR_ID: z.string().default('DE98ZZZ09999999999'),
  SELLER: LESSOR,
  SELLERS: SELLERS_BY_COUNTRY,
  DATEV_ADVISER: z.coerce.number().int().min(1001).max(9_999_999).optional(),
  DATEV_CLIENT: z.coerce.number().int().min(1).max(99_999).optional(),
  DATEV_CHART: z.enum(DATEV_CHARTS).default('SKR03'),
  DATEV_FISCAL_YEAR_START: z
    .string()
    .regex(/^(?:0[1-9]|1[0-2])-01$/)
    .default('01-01'),
  // An account, and a tax key behind a slash if the account is not automatic.
  DATEV_ACCOUNTS: json(z.record(accountUse, z.string().regex(/^\d{4}(?:\/\d{1,4})?$/)), {}),
  PRENOTIFICATION_DAYS: within(SETTING_GROUPS.debits.prenotificationDays).default(7),
  DUNNING_AUTOMATIC: flag(false),
  MAP_STYLE_URL: z.url().optional(),
  MAP_LINK: z
    .string()
    .regex(/^https:\/\/[^\s{}]+\{lat\}\S*\{lon\}/)
    .default('https://www.openstreetmap.org/?mlat={lat}&mlon={lon}#map=16/{lat}/{lon}'),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUSTED_PROXIES: list('').pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
  OVERLOAD_DELAY_MS: z.coerce.number().int().min(1).default(10),
  OVERLOAD_QUEUE: z.coerce.number().int().min(1).default(32),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  PAGE_CACHE_SHARED_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  PAGE_ERROR_SHARE: z.coerce.number().min(0).max(1).default(1),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(60).default(3),
  // For whoever starts the process: a limit that runs cannot be changed.
  HEAP_MB: z.coerce.number().int().min(128).default(320),
  INSTANCE_NAME: z.string().min(1).max(100).default(hostname),
  LOG_ADDRESSES: z.enum(['masked', 'full']).default('masked'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

type Env = z.output<typeof EnvSchema>;
type Bucket = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};
type Decided = Record<'DEMO_DATA' | 'DEMO_LOGINS' | 'secure' | 'billsAsDemo', boolean> & {
  origin: string;
  /** The variables that are set. */
  given: ReadonlySet<string>;
  /** Where files are kept instead of a folder. */
  bucket: Bucket | undefined;
};

export type Config = Readonly<Omit<Env, keyof Decided> & Decided>;

export class ConfigError extends Error {}

/** An empty variable counts as absent, so that `FOO= npm start` means the default. */
const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));

export function parseEnv(source: Record<string, string | undefined>): Config {
  const given = withoutEmpty(source);
  const parsed = EnvSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is not valid: ${problems.join('; ')}.`);
  }
  const env = parsed.data;
  requireAccount(env, given);
  const origin = new URL(env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).origin;
  const secure = origin.startsWith('https:');
  // Real people come by https, and real data has a database of its own: there nobody wants a published password.
  const isTrial = !secure && env.DATABASE_URL === undefined;
  const { DEMO_DATA = isTrial, DEMO_LOGINS = isTrial } = env;
  // Whoever names a seller or an account of their own bills in no other name.
  const billsAsDemo = ['SELLERS', ...ACCOUNT].every((name) => given[name] === undefined);
  return Object.freeze({
    ...env,
    DEMO_DATA,
    DEMO_LOGINS,
    billsAsDemo,
    origin,
    secure,
    bucket: toBucket(env),
    given: new Set(Object.keys(given)),
  });
}

const ACCOUNT = ['BANK_ACCOUNT_HOLDER', 'BANK_IBAN', 'BANK_BIC', 'BANK_CREDITOR_ID'] as const;

/** No invoice asks for money on the account of the demo. */
function requireAccount({ SELLERS }: Env, given: Readonly<Record<string, unknown>>): void {
  const missing = ACCOUNT.filter((name) => given[name] === undefined);
  if (Object.keys(SELLERS).length === 0 || missing.length === 0) return;
  throw new ConfigError(`Whoever bills has an account: with SELLERS set ${missing.join(', ')} as well.`);
}

function toBucket(env: Env): Bucket | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  const given = [endpoint, bucket, accessKeyId, secretAccessKey].filter((value) => value !== undefined);
  if (given.length === 0) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      'A bucket needs all of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of them.',
    );
  }
  if (env.STORAGE_DIR !== undefined) {
    throw new ConfigError('Files are kept in a folder or in a bucket: set STORAGE_DIR or S3_BUCKET, not both.');
  }
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}
