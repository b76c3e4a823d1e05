import { describe, expect, test } from 'vitest';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { listSettings } from '../../test/support/list-settings.ts';
import { BILLING_ENV, SAMPLE_SELLER } from '../../test/support/sample-seller.ts';
import { ConfigError, parseEnv } from './env.ts';
import { toPublicConfig } from './public.ts';

const BUCKET = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'bucket-of-files',
  S3_ACCESS_KEY_ID: 'the id of a key',
  S3_SECRET_ACCESS_KEY: 'a secret of the bucket',
};

describe('configuration', () => {
  test('a bucket is all of its settings', () => {
    expect(parseEnv({}).bucket).toBeUndefined();
    expect(parseEnv({ S3_REGION: 'eu-central-1' }).bucket).toBeUndefined();
    expect(parseEnv(BUCKET).bucket).toMatchObject({ endpoint: 'https://s3.example', region: 'us-east-1' });
  });

  test('everything has a default', () => {
    const config = parseEnv({});
    expect(config).toMatchObject({ PORT: 3000, origin: 'http://localhost:3000', secure: false, GUEST_PRICES: true });
    expect(config.TRAILER_TYPES).toHaveLength(Object.keys(TRAILER_TYPES).length);
    expect(config.PUBLIC_ROUTES).toContain('/trailers');
  });

  test.each([
    [{}, true, true],
    [{ PUBLIC_ORIGIN: 'https://shop.example' }, false, false],
    [{ DATABASE_URL: 'postgres://db.example/shop' }, false, false],
    [{ PUBLIC_ORIGIN: 'https://shop.example', DEMO_DATA: 'true' }, true, false],
    [{ PUBLIC_ORIGIN: 'https://shop.example', DEMO_DATA: 'true', DEMO_LOGINS: 'true' }, true, true],
    [{ DEMO_DATA: 'false' }, false, true],
  ])('%o: demo data %s, demo logins %s', (env, DEMO_DATA, DEMO_LOGINS) => {
    expect(parseEnv(env)).toMatchObject({ DEMO_DATA, DEMO_LOGINS });
  });

  test('nobody bills by default, and a seller bills in the country it is named for', () => {
    expect(parseEnv({})).toMatchObject({ SELLERS: {}, billsAsDemo: true });
    expect(parseEnv({ SELLERS: '{}' }).billsAsDemo).toBe(false);
    expect(parseEnv({ BANK_IBAN: BILLING_ENV.BANK_IBAN }).billsAsDemo).toBe(false);
    expect(parseEnv(BILLING_ENV).SELLERS).toEqual({ DE: { ...SAMPLE_SELLER, channel: 'mail' } });
  });

  test('accounts are of the chart unless they are named, also by country', () => {
    expect(parseEnv({ DATEV_ACCOUNTS: '{"taxed:AT": "8320", "bank": "1210"}' }).DATEV_ACCOUNTS).toEqual({
      'taxed:AT': '8320',
      bank: '1210',
    });
  });

  test('an empty variable means the default', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
    [{ REVIEW_WORKING_DAYS: '0' }, 'REVIEW_WORKING_DAYS'],
    [{ ROUTE_RULES: '{' }, 'ROUTE_RULES'],
    [{ ROUTE_RULES: '{"/a": {"to": "/b", "status": 200}}' }, 'ROUTE_RULES'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ STATE_STORAGE: '{"filters": "ram"}' }, 'STATE_STORAGE'],
    [{ STATE_COOKIE: '{"path": "/; Domain=x"}' }, 'STATE_COOKIE'],
    [{ STATE_COOKIE: '{"days": 0}' }, 'STATE_COOKIE'],
    [{ SELLER: '{"city": "Hamburg"}' }, 'SELLER'],
    [{ SELLERS: '{"DE": {"name": "Trailyard GmbH"}}' }, 'SELLERS.DE.vatId'],
    [{ SELLERS: JSON.stringify({ DE: { ...SAMPLE_SELLER, register: null } }) }, 'SELLERS.DE.register'],
    [{ ...BILLING_ENV, BANK_IBAN: '' }, 'with SELLERS set BANK_IBAN as well'],
    [{ SELLERS: JSON.stringify({ Germany: SAMPLE_SELLER }) }, 'SELLERS.Germany'],
    [{ SELLERS: JSON.stringify({ AT: SAMPLE_SELLER }) }, 'SELLERS.AT.vatId'],
    [{ SELLERS: JSON.stringify({ DE: { ...SAMPLE_SELLER, bank: 'x' } }) }, 'SELLERS.DE'],
    [{ SELLERS: JSON.stringify({ IT: { ...SAMPLE_SELLER, vatId: 'IT12345678901' } }) }, 'SELLERS.IT.channel'],
    [{ DATEV_ADVISER: '12' }, 'DATEV_ADVISER'],
    [{ DATEV_CLIENT: '100000' }, 'DATEV_CLIENT'],
    [{ DATEV_CHART: 'SKR14' }, 'DATEV_CHART'],
    [{ DATEV_FISCAL_YEAR_START: '07-15' }, 'DATEV_FISCAL_YEAR_START'],
    [{ DATEV_ACCOUNTS: '{"taxed": "84000"}' }, 'DATEV_ACCOUNTS.taxed'],
    [{ DATEV_ACCOUNTS: '{"taxes": "8400"}' }, 'DATEV_ACCOUNTS.taxes'],
    [{ PRENOTIFICATION_DAYS: '0' }, 'PRENOTIFICATION_DAYS'],
    [{ MAP_LINK: 'javascript:show({lat},{lon})' }, 'MAP_LINK'],
    [{ MAP_LINK: 'https://map.example/' }, 'MAP_LINK'],
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT'],
    [{ S3_BUCKET: 'shop' }, 'S3_ENDPOINT'],
    [{ ...BUCKET, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
    [{ ...BUCKET, STORAGE_DIR: './files' }, 'STORAGE_DIR'],
  ])('%o is refused by name', (env, name) => {
    expect(() => parseEnv(env)).toThrow(ConfigError);
    expect(() => parseEnv(env)).toThrow(name);
  });

  test('cookies of the stores can be set one option at a time, and the browser learns of it', () => {
    const cookieOf = (env: Record<string, string>) => toPublicConfig(parseEnv(env), 'v1').stateCookie;
    expect(cookieOf({})).toEqual({ path: '/', sameSite: 'Lax', days: 365 });
    expect(cookieOf({ STATE_COOKIE: '{"days": 30}' })).toEqual({ path: '/', sameSite: 'Lax', days: 30 });
  });

  test('the public part holds nothing secret', () => {
    const secrets = {
      SECRET_KEY: 'k'.repeat(40),
      DATABASE_URL: 'postgres://user:pw@db.example/shop',
      MAIL_URL: 'smtp://user:pw@mail.example',
      ...BUCKET,
      ...Object.fromEntries(
        listSettings()
          .filter((name) => name.endsWith('_TOKEN'))
          .map((name) => [name, `${name} in secret`]),
      ),
    };
    const text = JSON.stringify(toPublicConfig(parseEnv(secrets), 'v1'));
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
  });
});

test.each(['postgres://one,two/shop', 'postgres://u:p@one:5432,two:5432/shop?sslmode=require'])(
  'a database on several hosts is refused in words: %s',
  (DATABASE_URL) => {
    expect(() => parseEnv({ DATABASE_URL })).toThrow(
      'DATABASE_URL: names several hosts; name one that leads to the primary',
    );
  },
);
