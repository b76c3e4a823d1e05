import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import {
  type BYTES,
  type Call,
  type Calls,
  type FileAnswer,
  type PathParameter,
  type Route,
  workbookOf,
} from '#contract/call.ts';
import type { Answer } from '#contract/shape.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Outcome } from '#services/failure.ts';
import type { Created } from '#services/once.ts';
import { checkAnswer } from './check-answer.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { readInput, toRoutePath } from './read-input.ts';
import { refused } from './respond.ts';

type BodyOf<Declared> = Declared extends { body: typeof BYTES }
  ? ReadableStream<Uint8Array>
  : Declared extends { body: infer Schema extends z.ZodMiniType }
    ? z.output<Schema>
    : undefined;
type ParamOf<Declared, Name extends string> = Declared extends {
  params: { readonly [N in Name]: infer Schema extends z.ZodMiniType };
}
  ? z.output<Schema>
  : string;

/** What a handler is asked: who asks, and all that was sent, checked. `c` is for cookies and headers. */
export type Ask<Name extends string, Declared> = {
  readonly c: Context<ApiEnv>;
  readonly actor: Actor;
  readonly params: { readonly [Param in PathParameter<Name>]: ParamOf<Declared, Param> };
  readonly query: Declared extends { query: infer Schema extends z.ZodMiniType } ? z.output<Schema> : undefined;
  readonly body: BodyOf<Declared>;
} & (Declared extends { takes: 'version' } ? { readonly version: number | undefined } : object) &
  (Declared extends { takes: 'key' | 'requiredKey' } ? { readonly key: string | undefined } : object);

type ValueOf<Declared> = Declared extends { answer: infer Schema extends z.ZodMiniType }
  ? Declared extends { takes: 'key' | 'requiredKey' }
    ? Created<Answer<Schema>>
    : Answer<Schema>
  : unknown;
type Reply<Declared> = Declared extends { answer: FileAnswer } ? Response : Outcome<ValueOf<Declared>>;

export type Handlers<Declared extends Calls> = {
  readonly [Name in keyof Declared & Route]: (
    ask: Ask<Name, Declared[Name]>,
  ) => Reply<Declared[Name]> | Promise<Reply<Declared[Name]>>;
};

type AnyReply = Response | Outcome<unknown>;
type AnyHandler = (ask: object) => AnyReply | Promise<AnyReply>;

/** The calls of a noun with what they do, ready to be served. */
export type Implementation = readonly { readonly route: string; readonly call: Call; readonly handle: AnyHandler }[];

/** A call without its handler, or with one that answers otherwise than declared, does not compile. */
export const implement = <const Declared extends Calls>(
  calls: Declared,
  handlers: Handlers<Declared>,
): Implementation =>
  Object.entries<Call>(calls).flatMap(([route, call]) => {
    // Each handler gets just what its own call declares; here, where all are served alike, nobody can say so any more.
    const handle = (handlers as Readonly<Record<string, AnyHandler>>)[route];
    if (handle === undefined) throw new Error(`Nobody implements ${route}`);
    return workbookOf({ route, call, handle });
  });

export type ServeOptions = {
  /** In development and in tests: an answer that differs from what is declared is an error. */
  readonly checksAnswers: boolean;
};

/**
 * Serves calls in the one order there is. Whether the request comes from this site and whether this actor may make it at
 * all has been decided before, by `refuseForeignOrigin` and `checkRights`; here the input is read, and the service asked.
 */
export function serve(api: Hono<ApiEnv>, implementation: Implementation, { checksAnswers }: ServeOptions): void {
  for (const { route, call, handle } of implementation) {
    const [method = '', path = ''] = route.split(' ');
    api.on(method, toRoutePath(path, call), async (c) => {
      const actor = await c.get('getActor')();
      const input = await readInput(c, path, call);
      if (!input.ok) return refused(c, input.error);
      const taken = {
        version: call.takes === 'version' ? readVersion(c) : undefined,
        key: c.req.header('idempotency-key'),
      };
      const reply = await handle({ c, actor, ...input.value, ...taken });
      const response = reply instanceof Response ? reply : send(c, call, reply);
      if (checksAnswers && response.ok) await checkAnswer(route, call, response);
      return response;
    });
  }
}

function send(c: Context<ApiEnv>, { answer, status, takes }: Call, reply: Outcome<unknown>): Response {
  if (!reply.ok) return refused(c, reply.error);
  if (answer === undefined) return c.body(null, status === 202 ? 202 : 204);
  const isKept = takes === 'key' || takes === 'requiredKey';
  return sendJson(c, isKept ? unwrap(c, reply.value) : reply.value, status ?? 200);
}

const sendJson = (c: Context, value: unknown, status: ContentfulStatusCode) =>
  c.body(JSON.stringify(value), status, { 'Content-Type': 'application/json' });

/** What was made, or what an earlier request with the same key has made. */
function unwrap(c: Context, made: unknown): unknown {
  const isReplayed = typeof made === 'object' && made !== null && 'replayed' in made && made.replayed === true;
  if (isReplayed) c.header('Idempotent-Replayed', 'true');
  return typeof made === 'object' && made !== null && 'answer' in made ? made.answer : made;
}
