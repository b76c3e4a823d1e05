// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Toast } from '#web/ui/toast-rules.ts';
import { toast } from '#web/ui/toast.tsx';
import { api } from './api-client.ts';
import { hasOwnOpenWork } from './open-work.ts';
import { isProblemError } from './problem-error.ts';
import { AUTH_COOKIE } from './auth-cookie.ts';
import { REFRESH_PATH } from './refresh-session.ts';
import { MAX_RETRY_AFTER_MS, RETRY_STATUSES, toRetryDelay } from './retry-rule.ts';
import { deleteCookie, writeCookie } from './write-cookie.ts';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

const problem = (status: number, body: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  json({ type: 'about:blank', title: 'x', status, traceId: 't-1', ...body }, status, {
    'Content-Type': 'application/problem+json',
    ...headers,
  });

const answerWith = (...answers: (() => Response | Promise<Response>)[]) => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new Error('no answer prepared');
    return answer();
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const headersOf = (fetch: ReturnType<typeof answerWith>, call = 0) => new Headers(fetch.mock.calls[call]?.[1].headers);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  deleteCookie(AUTH_COOKIE);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A body for a call that takes a key. */
const LIST = { name: 'Spring', validFrom: '2030-03-01T00:00:00Z' };

describe('retries', () => {
  test('the statuses are those of the specification', () => {
    expect(RETRY_STATUSES).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
  });

  test.each(RETRY_STATUSES)('a read is tried once more on %i', async (status) => {
    const fetch = answerWith(
      () => problem(status),
      () => json({ user: 1 }),
    );
    await expect(api.get('/api/users/me')).resolves.toEqual({ user: 1 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('and only once', async () => {
    const fetch = answerWith(() => problem(503));
    await expect(api.get('/api/users/me')).rejects.toMatchObject({ status: 503 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a call that is never answered ends as one without a connection', async () => {
    const patience = new AbortController();
    const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    vi.stubGlobal('fetch', fetch);
    const ended = api.post('/api/users/logout').catch((error: unknown) => error);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    patience.abort(new DOMException('Too late', 'TimeoutError'));
    expect(await ended).toMatchObject({ name: 'ProblemError', status: 0 });
    expect(wait).toHaveBeenCalledWith(60_000);
    wait.mockRestore();
  });

  test('a refusal says how long to wait', async () => {
    answerWith(() => problem(429, {}, { 'Retry-After': '90' }));
    await expect(api.post('/api/users/logout')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 90 });
  });

  test.each([400, 401, 403, 404, 422])('a read is not tried again on %i', async (status) => {
    const fetch = answerWith(() => problem(status));
    await expect(api.get('/api/users/me')).rejects.toMatchObject({ status });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['POST', () => api.post('/api/users/logout')],
    ['PATCH', () => api.patch('/api/users', { body: { locale: 'pl' } })],
  ] as const)('%s is never tried again', async (_, call) => {
    const fetch = answerWith(() => problem(503));
    await expect(call()).rejects.toMatchObject({ status: 503 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('Retry-After is honoured in seconds and as a date, up to five seconds', () => {
    const now = Date.parse('2026-11-20T09:00:00Z');
    expect(MAX_RETRY_AFTER_MS).toBe(5_000);
    expect(toRetryDelay(null, now)).toBe(0);
    expect(toRetryDelay('2', now)).toBe(2_000);
    expect(toRetryDelay('Fri, 20 Nov 2026 09:00:03 GMT', now)).toBe(3_000);
    expect(toRetryDelay('Fri, 20 Nov 2026 08:00:00 GMT', now)).toBe(0);
    expect(toRetryDelay('3600', now)).toBe(5_000);
    expect(toRetryDelay('soon', now)).toBe(0);
  });

  test('the second try waits for it', async () => {
    vi.useFakeTimers();
    const fetch = answerWith(
      () => problem(429, {}, { 'Retry-After': '2' }),
      () => json({}),
    );
    const answer = api.get('/api/users/me');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await answer;
  });
});

describe('what is sent', () => {
  test('a body as JSON, and the version it was made on', async () => {
    const fetch = answerWith(() => json({}));
    await api.patch('/api/users', { body: { locale: 'pl' }, ifMatch: 7 });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'PATCH', body: '{"locale":"pl"}' });
    expect(headersOf(fetch).get('If-Match')).toBe('"7"');
    expect(headersOf(fetch).get('Content-Type')).toBe('application/json');
  });

  test('path parameters, encoded', async () => {
    const fetch = answerWith(() => new Response(null, { status: 204 }));
    await api.post('/api/users/reset-account/{token}', { params: { token: 'a/b' }, body: { newPassword: 'x' } });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/users/reset-account/a%2Fb');
  });

  test('near the end of the session the refresh goes first', async () => {
    writeCookie(AUTH_COOKIE, String(Math.floor(Date.now() / 1000) + 60), 1);
    const fetch = answerWith(() => json({}));
    await api.get('/api/users/me');
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([REFRESH_PATH, '/api/users/me']);
  });

  test('the request goes on when the refresh fails', async () => {
    writeCookie(AUTH_COOKIE, String(Math.floor(Date.now() / 1000) - 60), 1);
    const fetch = answerWith(
      () => problem(401),
      () => json({ user: 1 }),
    );
    await expect(api.get('/api/users/me')).resolves.toEqual({ user: 1 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a write counts as open work until it is answered', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerWith(() => promise);
    const call = api.post('/api/users/logout');
    expect(hasOwnOpenWork()).toBe(true);
    resolve(new Response(null, { status: 204 }));
    await call;
    expect(hasOwnOpenWork()).toBe(false);
  });
});

describe('a session the server no longer knows', () => {
  const soon = () => String(Math.floor(Date.now() / 1000) + 1800);
  const later = () => String(Math.floor(Date.now() / 1000) + 3600);
  const renewed = () => {
    writeCookie(AUTH_COOKIE, later(), 1);
    return json({});
  };
  const refused = () => problem(401, { code: 'login-required' });
  const urlsOf = (fetch: ReturnType<typeof answerWith>) => fetch.mock.calls.map(([url]) => url);
  const ME = '/api/users/me';

  beforeEach(() => writeCookie(AUTH_COOKIE, soon(), 1));

  test('is renewed, and the read repeated', async () => {
    const fetch = answerWith(refused, renewed, () => json({ user: 1 }));
    await expect(api.get(ME)).resolves.toEqual({ user: 1 });
    expect(urlsOf(fetch)).toEqual([ME, REFRESH_PATH, ME]);
  });

  test('is renewed for a write too, which keeps its key', async () => {
    const fetch = answerWith(refused, renewed, () => json({}));
    await api.post('/api/admin/prices', { body: LIST, idempotencyScope: 'order' });
    expect(headersOf(fetch, 2).get('Idempotency-Key')).toBe(headersOf(fetch, 0).get('Idempotency-Key'));
  });

  test('is renewed once for calls that are refused together', async () => {
    const fetch = vi.fn<(url: string) => Promise<Response>>(async (url) => {
      if (url === REFRESH_PATH) return renewed();
      return document.cookie.includes(later().slice(0, -1)) ? json({ user: 1 }) : refused();
    });
    vi.stubGlobal('fetch', fetch);
    await Promise.all(Array.from({ length: 5 }, () => api.get(ME)));
    expect(fetch.mock.calls.filter(([url]) => url === REFRESH_PATH)).toHaveLength(1);
  });

  test('and is refused again asks to sign in, without another try', async () => {
    const fetch = answerWith(refused, renewed, refused);
    await expect(api.get(ME)).rejects.toMatchObject({ code: 'login-required' });
    expect(urlsOf(fetch)).toEqual([ME, REFRESH_PATH, ME]);
  });

  test('and cannot be renewed asks to sign in', async () => {
    const fetch = answerWith(refused);
    await expect(api.get(ME)).rejects.toMatchObject({ code: 'login-required' });
    expect(urlsOf(fetch)).toEqual([ME, REFRESH_PATH]);
  });

  test('and whose renewal finds no answer asks nobody to sign in', async () => {
    answerWith(refused, () => problem(503));
    await expect(api.get(ME)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    answerWith(refused, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.get(ME)).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  });

  test('is not renewed for a wrong password, nor for a guest', async () => {
    const wrong = answerWith(() => problem(401, { code: 'wrong-credentials' }));
    await expect(api.post('/api/users/logout')).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect(wrong).toHaveBeenCalledTimes(1);
    deleteCookie(AUTH_COOKIE);
    const guest = answerWith(refused);
    await expect(api.get(ME)).rejects.toMatchObject({ code: 'login-required' });
    expect(guest).toHaveBeenCalledTimes(1);
  });
});

describe('idempotency keys', () => {
  const order = () => api.post('/api/admin/prices', { body: LIST, idempotencyScope: 'order' });
  const keyOf = (fetch: ReturnType<typeof answerWith>, call: number) => headersOf(fetch, call).get('Idempotency-Key');

  test('without an answer the next try sends the same key', async () => {
    const fetch = answerWith(
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => problem(500),
      () => problem(429),
      () => json({}),
    );
    for (let attempt = 0; attempt < 3; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await expect(order()).rejects.toSatisfy(isProblemError);
    }
    await order();
    const keys = [0, 1, 2, 3].map((call) => keyOf(fetch, call));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
  });

  test('an answer, also a refusal, ends the key', async () => {
    const fetch = answerWith(
      () => json({}),
      () => problem(409),
      () => json({}),
    );
    await order();
    await expect(order()).rejects.toMatchObject({ status: 409 });
    await order();
    expect(new Set([0, 1, 2].map((call) => keyOf(fetch, call))).size).toBe(3);
  });
});

describe('refusals', () => {
  test('become typed errors with a message key', async () => {
    answerWith(() => problem(422, { code: 'invalid-fields', fields: { email: 'invalid' } }));
    await expect(api.get('/api/users/me')).rejects.toMatchObject({
      name: 'ProblemError',
      status: 422,
      code: 'invalid-fields',
      messageKey: 'error.invalid-fields',
      fields: { email: 'invalid' },
      traceId: 't-1',
    });
  });

  test('keep what the answer says beyond the common members', async () => {
    answerWith(() => problem(409, { code: 'illegal-state', reason: 'taken', twins: [1] }));
    await expect(api.post('/api/users/logout')).rejects.toMatchObject({ details: { reason: 'taken', twins: [1] } });
  });

  test.each([
    [502, 'unavailable'],
    [503, 'unavailable'],
    [413, 'too-large'],
    [418, 'internal'],
  ])('a page of HTML with status %i is %s', async (status, code) => {
    answerWith(() => new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } }));
    await expect(api.post('/api/users/logout')).rejects.toMatchObject({ status, code });
  });

  test('no answer at all is unavailable with status 0', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.post('/api/users/logout')).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  });

  test('a call that was taken back rejects with what took it back', async () => {
    const controller = new AbortController();
    controller.abort(new DOMException('gone', 'AbortError'));
    answerWith(() => Promise.reject(controller.signal.reason));
    await expect(api.get('/api/users/me', { signal: controller.signal })).rejects.not.toSatisfy(isProblemError);
  });
});

test('the error of a call goes once the same call succeeds; that of another one stays', async () => {
  const shown = new Map<string, Toast['message']>();
  const put = (id: string, { message }: Toast) => void shown.set(id, message);
  const detach = toast.attach({ show: put, update: put, remove: (id) => shown.delete(id), clear: () => shown.clear() });
  const leave = async (params: { userId: string }) => {
    try {
      await api.delete('/api/team/{userId}', { params });
    } catch {
      toast.error('team.notRemoved', { text: 'error.unavailable', values: { name: params.userId } });
    }
  };
  answerWith(() => problem(503));
  await leave({ userId: 'ida' });
  await leave({ userId: 'max' });
  await leave({ userId: 'ida' });
  expect(shown.size).toBe(2);
  answerWith(() => new Response(null, { status: 204 }));
  await leave({ userId: 'ida' });
  await vi.waitFor(() => expect(shown.size).toBe(1));
  detach();
  toast.clear();
});
