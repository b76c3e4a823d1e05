import * as z from 'zod/mini';
import { BYTES, type Call, type Calls, pathParameters } from '#contract/call.ts';
import { ERROR_STATUS } from '#contract/error-code.ts';
import { id } from '#contract/field.ts';
import { problem } from '#contract/problem.ts';
import { SHAPE_NAMES } from '#contract/shape.ts';
import { tableOf } from '#domain/table.ts';

type Json = Readonly<Record<string, unknown>>;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The calls as a document of OpenAPI 3.1. Shapes that have a name stand in it once. */
export function describeCalls(calls: Calls): Json {
  const entries = Object.entries<Call>(calls);
  const sent = toJsonSchemas('input', entries, toSentSchema);
  const answered = toJsonSchemas('output', entries, ({ answer }) => (isSchema(answer) ? answer : undefined));
  const paths: Record<string, Record<string, Json>> = {};
  for (const [route, call] of entries) {
    const [method = '', path = ''] = route.split(' ');
    const item = (paths[path] ??= {});
    item[method.toLowerCase()] = toOperation(route, call, sent.of(route), answered.of(route));
  }
  const { Problem, ...schemas } = { ...sent.shapes, ...answered.shapes };
  return {
    openapi: '3.1.0',
    info: { title: 'Trailyard', version: '1', license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem, ...schemas },
      responses: { Problem: { description: 'A refusal', content: { [PROBLEM_TYPE]: { schema: toRef('Problem') } } } },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}

const PROBLEM_TYPE = 'application/problem+json';
const toRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const isSchema = (value: Call['answer'] | Call['body']): value is z.ZodMiniType => value instanceof z.ZodMiniType;

const toSentSchema = ({ query, body }: Call) =>
  z.object({ ...(query && { query }), ...(isSchema(body) && { body }), problem });

/** All at once, so that each shape is described once. */
function toJsonSchemas(
  io: 'input' | 'output',
  entries: readonly (readonly [string, Call])[],
  toSchema: (call: Call) => z.ZodMiniType | undefined,
) {
  const table = z.object(
    Object.fromEntries(
      entries.flatMap(([route, call]) => {
        const schema = toSchema(call);
        return schema === undefined ? [] : [[route, schema]];
      }),
    ),
  );
  const made = z.toJSONSchema(table, { io, metadata: SHAPE_NAMES, unrepresentable: 'any' });
  const { properties = {}, $defs = {} }: JsonSchema = JSON.parse(
    JSON.stringify(made).replaceAll('#/$defs/', '#/components/schemas/'),
    // The name under which a shape was kept is no keyword of JSON Schema.
    (key, value: unknown) => (key === 'id' && typeof value === 'string' ? undefined : value),
  );
  return { shapes: $defs, of: (route: string): JsonSchema | undefined => toObject(properties[route]) };
}

const toObject = (schema: JsonSchema | boolean | undefined): JsonSchema | undefined =>
  typeof schema === 'object' ? schema : undefined;

function toOperation(route: string, call: Call, sent?: JsonSchema, answered?: JsonSchema): Json {
  const [method = '', path = ''] = route.split(' ');
  const { query, body } = sent?.properties ?? {};
  const parameters = [...toPathParameters(path, call), ...toQueryParameters(toObject(query)), ...toHeaders(call)];
  const isOpen = call.rights.guest === 'allowed';
  return {
    operationId: toOperationId(method, path),
    summary: call.says,
    tags: [path.split('/')[2] ?? ''],
    security: isOpen ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body !== undefined && { requestBody: { required: true, content: toContent(call, body) } }),
    responses: { ...toSuccess(call, answered), ...toRefusals(path, call), default: PROBLEM },
  };
}

const PROBLEM = { $ref: '#/components/responses/Problem' };
const FILE = { type: 'string', contentMediaType: 'application/octet-stream' };

/** `GET /api/orders/{id}` becomes `getOrdersById`. */
const toOperationId = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .replace(/^\/api/, '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const toContent = ({ body }: Call, schema: JsonSchema | boolean | undefined) =>
  body === BYTES ? { 'application/octet-stream': { schema: FILE } } : { 'application/json': { schema } };

function toSuccess({ answer, status }: Call, schema: JsonSchema | undefined): Json {
  if (answer === undefined) return { [status ?? 204]: { description: 'Done' } };
  const content = isSchema(answer) ? { 'application/json': { schema } } : { [answer.file]: { schema: FILE } };
  return { [status ?? 200]: { description: 'The answer', content } };
}

/** Those that anybody can tell from the declaration; others stand under `default`. */
function toRefusals(path: string, { rights, query, body, takes }: Call): Json {
  const refusals = {
    'login-required': rights.guest === 'login',
    forbidden: rights.guest === 'login',
    'not-found': pathParameters(path).length > 0,
    'stale-version': takes === 'version',
    'invalid-fields': query !== undefined || body !== undefined,
  } as const;
  const codes = (Object.keys(refusals) as (keyof typeof refusals)[]).filter((code) => refusals[code]);
  return Object.fromEntries(codes.map((code) => [ERROR_STATUS[code], PROBLEM]));
}

const toPathParameters = (path: string, { params = {} }: Call) => {
  const names = pathParameters(path);
  const schemas = z.toJSONSchema(z.object(tableOf(names, (name) => params[name] ?? id)), { io: 'input' });
  return names.map((name) => ({ name, in: 'path', required: true, schema: schemas.properties?.[name] }));
};

const toQueryParameters = ({ properties = {}, required = [] }: JsonSchema = {}) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));

const HEADERS = {
  version: { name: 'If-Match', required: false, description: 'The version that the change was made on' },
  key: { name: 'Idempotency-Key', required: false, description: 'The same key gives the same answer' },
  requiredKey: { name: 'Idempotency-Key', required: true, description: 'The same key gives the same answer' },
} as const satisfies Record<NonNullable<Call['takes']>, unknown>;

const toHeaders = ({ takes }: Call) =>
  takes === undefined ? [] : [{ ...HEADERS[takes], in: 'header', schema: { type: 'string' } }];
