import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import openapiTS, { astToString } from 'openapi-typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { API_CALLS } from '#contract/api.ts';
import { describeCalls } from './describe-calls.ts';

type Operation = {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema?: object }>> }>>;
};
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

// As whoever asks for it gets it.
const text = JSON.stringify(describeCalls(API_CALLS));
const document: Document = JSON.parse(text);
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

describe('the document of the API', () => {
  test('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('has every call, each under a name of its own', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(Object.keys(API_CALLS).length);
  });

  test('has a schema for whatever a call answers, and for its refusals', () => {
    const isDescribed = ({ responses }: Operation) => {
      const [status = ''] = Object.keys(responses);
      const success = responses[status];
      const schemas = Object.values(success?.content ?? {}).map(({ schema }) => schema);
      const isEmpty = ['202', '204'].includes(status) && success?.content === undefined;
      return (isEmpty || schemas.every((schema) => schema !== undefined)) && 'default' in responses;
    };
    expect(operations.filter((operation) => !isDescribed(operation))).toEqual([]);
  });
});

const CALLS = `
import type { paths } from './trailyard.ts';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
declare function ask<Path extends keyof paths>(path: Path): paths[Path];

const { cents, currency } = {} as Json<paths['/api/cart']['get']['responses'][200]>['totals']['net'];
export const price: { cents: number; currency: 'EUR' } = { cents, currency };

const page = {} as Json<paths['/api/bookings']['get']['responses'][200]>;
export const drivers: (string | null)[] = page.items.map(({ driverName }) => driverName);

type Order = NonNullable<paths['/api/orders']['post']['requestBody']>;
export const order: Json<Order> = { cartVersion: 1, paymentMethod: 'sepa', acceptTerms: true };
export const calls = [ask('/api/cart'), ask('/api/bookings'), ask('/api/orders')];
`;

describe('a client that is generated from it', () => {
  let types = '';
  beforeAll(async () => {
    types = astToString(await openapiTS(text));
  }, 120_000);

  const compile = async (calls: string): Promise<string> => {
    const folder = await mkdtemp(path.join(tmpdir(), 'trailyard-client-'));
    try {
      await writeFile(path.join(folder, 'trailyard.ts'), types);
      await writeFile(path.join(folder, 'calls.ts'), calls);
      const flags = ['--strict', '--noEmit', '--skipLibCheck', '--allowImportingTsExtensions', '--ignoreConfig'];
      const tsc = path.resolve('node_modules/.bin/tsc');
      const { stdout } = await promisify(execFile)(tsc, [...flags, path.join(folder, 'calls.ts')]).catch(
        (error: { stdout: string }) => error,
      );
      return stdout;
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  test.each([
    ['calls as they are', CALLS, ''],
    ['an answer that it does not have', CALLS.replace('driverName }) => driverName', 'pilot }) => pilot'), 'TS2339'],
    ['an order without its payment', CALLS.replace("paymentMethod: 'sepa', ", ''), 'TS2741'],
  ])(
    'knows %s',
    async (_, calls, complaint) => {
      const said = await compile(calls);
      expect(complaint === '' ? said : said.includes(complaint)).toBe(complaint === '' ? '' : true);
    },
    120_000,
  );
});
