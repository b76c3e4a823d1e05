import { randomUUID } from 'node:crypto';
import type { RouteSample } from './route-sample.ts';

type Json = Readonly<Record<string, unknown>>;
export type FuzzRequest = { readonly method: string; readonly path: string; readonly body?: unknown };

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'é'.repeat(5000),
  "'; drop table x; --",
  '<script>',
  '../../etc/passwd',
  '%00',
  '=1+1',
  0,
  -1,
  1e308,
  2 ** 53,
  0.1,
  true,
  [],
  [[]],
  {},
  { __proto__: null, constructor: 1 },
  '2026-02-30',
  '9999-12-31T23:59:60Z',
];

/** Small and seeded: the same requests in every run. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, pick: <T>(list: readonly T[]): T | undefined => list[below(list.length)] };
}
type Random = ReturnType<typeof createRandom>;

/** Requests that would succeed, by method and path as the document has them. */
export type Samples = ReadonlyMap<string, RouteSample>;

/**
 * Endless requests that follow the document of the API, most of them with one or a few things wrong. Half of them begin
 * with a sample, where there is one, so that they are about things that exist.
 */
export function createFuzzer(document: unknown, random: Random): (samples: Samples) => FuzzRequest {
  const operations = listOperations(document);
  return (samples) => {
    const { method, path, operation } = random.pick(operations) ?? raise();
    const sample = random.below(2) === 0 ? samples.get(`${method} ${path}`) : undefined;
    const schema = bodySchema(operation);
    return {
      method,
      path: fillPath(path, sample, random) + makeQuery(operation, sample, random),
      ...(schema === undefined
        ? {}
        : { body: sample?.body === undefined ? make(schema, random) : spoil(sample.body, random) }),
    };
  };
}

const fillPath = (path: string, sample: RouteSample | undefined, random: Random): string =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const known = random.below(8) === 0 ? undefined : sample?.params?.[name];
    const other = () => (random.below(3) > 0 ? randomUUID() : toText(random.pick(HOSTILE)));
    return encodeURIComponent(known ?? other());
  });

function makeQuery(operation: Json, sample: RouteSample | undefined, random: Random): string {
  if (sample?.query !== undefined && random.below(3) > 0) return sample.query;
  const query = listParameters(operation)
    .filter(() => random.below(2) === 0)
    .map(({ name, schema }) => `${encodeURIComponent(name)}=${encodeURIComponent(toText(make(schema, random)))}`);
  return query.length > 0 ? `?${query.join('&')}` : '';
}

/** The same with one part replaced, or with none in one case of four. */
function spoil(value: unknown, random: Random, depth = 0): unknown {
  if (depth === 0 && random.below(4) === 0) return value;
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [key, part] = random.pick(parts) ?? [];
  if (key === undefined || random.below(8) === 0) return random.pick(HOSTILE);
  const spoilt = spoil(part, random, depth + 1);
  return Array.isArray(value)
    ? value.map((item: unknown, i) => (String(i) === key ? spoilt : item))
    : { ...(isRecord(value) ? value : {}), [key]: spoilt };
}

const raise = (): never => {
  throw new Error('Nothing to choose from');
};

/** A lone half of a character cannot be part of an address. */
const toText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

function listOperations(document: unknown) {
  const paths = isRecord(document) && isRecord(document['paths']) ? document['paths'] : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = isRecord(item) ? item[method] : undefined;
      return isRecord(operation) ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
}

function listParameters(operation: Json): readonly { name: string; schema: unknown }[] {
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  return parameters.flatMap((parameter: unknown) =>
    isRecord(parameter) && parameter['in'] === 'query' && typeof parameter['name'] === 'string'
      ? [{ name: parameter['name'], schema: parameter['schema'] }]
      : [],
  );
}

function bodySchema(operation: Json): unknown {
  const body = operation['requestBody'];
  const content = isRecord(body) && isRecord(body['content']) ? body['content']['application/json'] : undefined;
  return isRecord(content) ? content['schema'] : undefined;
}

/** A value of the schema, or in one case of six whatever comes to mind. */
function make(schema: unknown, random: Random, depth = 0): unknown {
  if (!isRecord(schema) || depth > 6 || random.below(6) === 0) return random.pick(HOSTILE);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return random.pick<unknown>(schema['enum']);
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) return make(random.pick<unknown>(choices), random, depth + 1);
  if (isRecord(schema['properties'])) {
    const fields = Object.entries(schema['properties']).filter(() => random.below(8) !== 0);
    return Object.fromEntries(fields.map(([name, field]) => [name, make(field, random, depth + 1)]));
  }
  switch (schema['type']) {
    case 'array':
      return Array.from({ length: random.below(4) }, () => make(schema['items'], random, depth + 1));
    case 'integer':
    case 'number':
      return random.below(1000);
    case 'boolean':
      return random.below(2) === 0;
    default:
      return makeText(schema, random);
  }
}

function makeText({ format }: Json, random: Random): string {
  if (format === 'uuid') return randomUUID();
  if (format === 'email') return `fuzz-${random.below(50)}@fuzz.example`;
  const day = `2027-0${1 + random.below(9)}-1${random.below(10)}`;
  if (format === 'date-time') return `${day}T0${random.below(10)}:00:00.000Z`;
  return format === 'date' ? day : `text ${random.below(1000)}`;
}
