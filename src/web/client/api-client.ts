import { createFetch, type FetchContext, FetchError } from 'ofetch';
import type { AnswerOf, ApiCallOf, ApiPath, SentBody, SentQuery } from '#contract/api.ts';
import type { ApiMethod, PathParameter } from '#contract/call.ts';
import { toast } from '#web/ui/toast.tsx';
import { dropIdempotencyKey, isAnswered, takeIdempotencyKey } from './idempotency-key.ts';
import { beginWork } from './open-work.ts';
import { outdatePrefetchedData } from './prefetched-data.ts';
import { isProblemError } from './problem-error.ts';
import { toProblemError } from './to-problem-error.ts';
import { RETRY_STATUSES, SAFE_METHOD_RETRIES, toRetryDelay } from './retry-rule.ts';
import { withSession } from './with-session.ts';

type CommonOptions = { readonly signal?: AbortSignal };
/** The version the change was made on; a stale one is refused. */
type VersionOption = { readonly ifMatch?: number };
/** Names the act of creating; see `takeIdempotencyKey`. */
type KeyOption = { readonly idempotencyScope?: string };

type ParamsOption<Path extends string> = [PathParameter<Path>] extends [never]
  ? object
  : { readonly params: Readonly<Record<PathParameter<Path>, string>> };
type BodyOption<Call> = Call extends { body: infer Body } ? { readonly body: SentBody<Body> } : object;
type QueryOption<Call> = Call extends { query: infer Query } ? { readonly query?: SentQuery<Query> } : object;
type TakenOption<Call> = Call extends { takes: infer Taken }
  ? Taken extends 'version'
    ? VersionOption
    : KeyOption
  : object;
type CallOptions<Call, Path extends string> = CommonOptions &
  ParamsOption<Path> &
  BodyOption<Call> &
  QueryOption<Call> &
  TakenOption<Call>;
/** Options may be left out where nothing in them is required. */
type CallArguments<Options> = object extends Options ? [options?: Options] : [options: Options];

type AnyOptions = {
  readonly signal?: AbortSignal;
  readonly ifMatch?: number;
  readonly idempotencyScope?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
};

/** What a path takes and answers, its declaration says; the server is held to it by the tests. */
type Caller<Method extends ApiMethod> = <Path extends ApiPath<Method>>(
  path: Path,
  ...args: CallArguments<CallOptions<ApiCallOf<Method, Path>, Path>>
) => Promise<AnswerOf<ApiCallOf<Method, Path>>>;

/** A line that swallows a call says so only after minutes, if ever. */
const LONGEST_WAIT_MS = 60_000;
const endInTime = (signal?: AbortSignal | null): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(LONGEST_WAIT_MS), ...(signal ? [signal] : [])]);

const send = createFetch({
  // Looked up per call: tests and browser extensions replace it.
  fetch: (input, init) => globalThis.fetch(input, { ...init, signal: endInTime(init?.signal) }),
  defaults: {
    retryStatusCodes: RETRY_STATUSES,
    retryDelay: ({ response }: FetchContext) => toRetryDelay(response?.headers.get('retry-after') ?? null, Date.now()),
  },
});

const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });

/** The body is one of the contract's, which ofetch sends as JSON, or a file. */
const toBody = (body: unknown) => (body === undefined ? {} : { body: body as Record<string, unknown> });

async function request<Answer>(
  method: ApiMethod,
  path: string,
  headers: Record<string, string>,
  options: AnyOptions,
): Promise<Answer> {
  const { params, body, query, signal } = options;
  try {
    return await send<Answer>(fillPath(path, params), {
      method,
      headers,
      retry: method === 'GET' ? SAFE_METHOD_RETRIES : false,
      ...toBody(body),
      ...(query ? { query } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted || !(error instanceof FetchError)) throw error;
    const { status, data, response } = error;
    throw toProblemError({ status, data, retryAfter: response?.headers.get('retry-after') });
  }
}

async function call<Answer>(method: ApiMethod, path: string, options: AnyOptions): Promise<Answer> {
  const { idempotencyScope: scope, ifMatch } = options;
  const act = `${method} ${fillPath(path, options.params)}`;
  const headers = {
    ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
    ...(scope === undefined ? {} : { 'Idempotency-Key': takeIdempotencyKey(scope) }),
  };
  try {
    const answer = await withSession(() => request<Answer>(method, path, headers, options));
    if (scope !== undefined) dropIdempotencyKey(scope);
    toast.end(act);
    return answer;
  } catch (error) {
    if (isProblemError(error)) {
      toast.end(act, { isRefused: true });
      if (scope !== undefined && isAnswered(error.status)) dropIdempotencyKey(scope);
    }
    throw error;
  }
}

async function write<Answer>(method: ApiMethod, path: string, options: AnyOptions): Promise<Answer> {
  const finish = beginWork('write');
  try {
    return await call<Answer>(method, path, options);
  } finally {
    outdatePrefetchedData();
    finish();
  }
}

const callerOf =
  (method: ApiMethod, by: typeof call) =>
  <Answer>(path: string, options: AnyOptions = {}) =>
    by<Answer>(method, path, options);

/**
 * The one way to the API. Refreshes the session before a request and after a refusal, tries reads a second time and
 * never writes, and turns every refusal into a `ProblemError`.
 */
export const api: { readonly [Name in 'get' | 'post' | 'patch' | 'put' | 'delete']: Caller<Uppercase<Name>> } = {
  get: callerOf('GET', call),
  post: callerOf('POST', write),
  patch: callerOf('PATCH', write),
  put: callerOf('PUT', write),
  delete: callerOf('DELETE', write),
};
