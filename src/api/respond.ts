import type { Context } from 'hono';
import { ok } from '#domain/result.ts';
import type { Failure, Outcome } from '#services/failure.ts';
import { problem } from './problem.ts';

/** Answers with what a use case returned: its value in the form given, or its refusal as a problem. */
export const respond = <T, R extends Response>(c: Context, result: Outcome<T>, toResponse: (value: T) => R) =>
  result.ok ? toResponse(result.value) : refused(c, result.error);

export function refused(c: Context, { code, fields, retryAfterSeconds, details }: Failure) {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return problem(c, code, { ...details, ...(fields === undefined ? {} : { fields }) }, headers);
}

/** A list that is always whole. */
export const toWholeList = <Item>(list: Outcome<readonly Item[]>) =>
  list.ok ? ok({ items: list.value, nextCursor: null }) : list;
