import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clampProgress,
  type Toast,
  TOAST_ANIMATION_MS,
  TOAST_AUTO_CLOSE_MS,
  TOAST_BLOCK_MS,
  TOAST_COLLAPSE_MS,
  TOAST_DEBOUNCE_MS,
  TOAST_LIMIT,
  TOAST_POSITION,
  TOAST_THEME,
  toAutoClose,
} from './toast-rules.ts';
import { createToastService } from './toast-service.ts';

const MESSAGE = 'ui.share.copied';
const OTHER = 'ui.share.failed';

type Entry = readonly [action: string, id?: string, toast?: Toast];

const open = () => {
  const log: Entry[] = [];
  const service = createToastService();
  service.attach({
    show: (id, toast) => log.push(['show', id, toast]),
    update: (id, toast) => log.push(['update', id, toast]),
    remove: (id) => log.push(['remove', id]),
    clear: () => log.push(['clear']),
  });
  return { service, log, last: () => log.at(-1)?.[2] };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the numbers of the specification', () => {
  test('are these', () => {
    expect({ TOAST_AUTO_CLOSE_MS, TOAST_BLOCK_MS, TOAST_DEBOUNCE_MS, TOAST_COLLAPSE_MS, TOAST_ANIMATION_MS }).toEqual({
      TOAST_AUTO_CLOSE_MS: 5000,
      TOAST_BLOCK_MS: 390,
      TOAST_DEBOUNCE_MS: 50,
      TOAST_COLLAPSE_MS: 300,
      TOAST_ANIMATION_MS: 250,
    });
    expect([TOAST_POSITION, TOAST_THEME, TOAST_LIMIT]).toEqual(['top-right', 'light', 0]);
  });

  test.each([
    ['info', undefined, 5000],
    ['success', undefined, 5000],
    ['warning', undefined, 5000],
    ['default', undefined, 5000],
    ['error', undefined, false],
    ['loading', undefined, false],
    ['loading', 1000, false],
    ['info', true, 5000],
    ['error', true, 5000],
    ['error', 2000, 2000],
    ['info', false, false],
  ] as const)('a %s that asks for %s closes after %s', (type, wanted, expected) => {
    expect(toAutoClose(type, wanted)).toBe(expected);
  });

  test.each([
    [-1, 0],
    [0, 0],
    [0.4, 0.4],
    [1, 1],
    [7, 1],
    [Number.POSITIVE_INFINITY, 1],
    [Number.NaN, 0],
  ])('progress %d is taken as %d', (progress, expected) => {
    expect(clampProgress(progress)).toBe(expected);
  });
});

describe('toasts', () => {
  test('close on a click and have a button, unless they are loading', () => {
    const { service, last } = open();
    service.info(MESSAGE);
    expect(last()).toMatchObject({ type: 'info', closable: true, closeOnClick: true, autoClose: 5000 });
    service.loading(MESSAGE);
    expect(last()).toMatchObject({ type: 'loading', closable: false, closeOnClick: false, autoClose: false });
  });

  test('a loading one becomes an ordinary one by an update', () => {
    const { service, last } = open();
    const id = service.loading(MESSAGE);
    service.update(id, { type: 'success', message: OTHER });
    expect(last()).toMatchObject({ type: 'success', message: OTHER, closable: true, autoClose: 5000 });
  });

  test('done ends the loading and fills the bar', () => {
    const { service, last } = open();
    service.done(service.loading(MESSAGE, { progress: 0.3 }));
    expect(last()).toMatchObject({ type: 'default', progress: 1 });
  });

  test('can be removed and cleared, and what is gone is not updated', () => {
    const { service, log } = open();
    const id = service.info(MESSAGE);
    service.remove(id);
    service.update(id, { message: OTHER });
    service.clear();
    expect(log.map(([action]) => action)).toEqual(['show', 'remove', 'clear']);
  });

  test('several may stand at once', () => {
    const { service, log } = open();
    service.info(MESSAGE);
    service.error(OTHER);
    expect(log.map(([action]) => action)).toEqual(['show', 'show']);
  });

  test('one that wants to be alone clears the others and keeps new ones away for 390 ms', () => {
    const { service, log } = open();
    service.info(MESSAGE);
    service.warning(OTHER, { multiple: false });
    expect(log.map(([action]) => action)).toEqual(['show', 'clear', 'show']);
    vi.advanceTimersByTime(389);
    expect(service.error('ui.upload.failed')).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(service.error('ui.upload.failed')).toBeDefined();
    expect(log).toHaveLength(4);
  });

  test('the same one twice within 50 ms is one', () => {
    const { service, log } = open();
    const first = service.info(MESSAGE, { values: { name: 'a' } });
    vi.advanceTimersByTime(49);
    expect(service.info(MESSAGE, { values: { name: 'a' } })).toBe(first);
    expect(service.info(MESSAGE, { values: { name: 'b' } })).not.toBe(first);
    expect(log.map(([action]) => action)).toEqual(['show', 'show']);
  });

  test('the same words never stand there twice: they are said again in their place', () => {
    const { service, log, last } = open();
    const first = service.error(MESSAGE, { text: OTHER });
    vi.advanceTimersByTime(60_000);
    expect(service.error(MESSAGE, { text: OTHER })).toBe(first);
    expect(log.map(([action]) => action)).toEqual(['show', 'update']);
    expect(last()).toMatchObject({ message: MESSAGE, times: 2 });
    service.forget(first ?? '');
    expect(service.error(MESSAGE, { text: OTHER })).not.toBe(first);
  });

  test('an update to words that are there already takes their place', () => {
    const { service, log } = open();
    const other = service.error(OTHER);
    const id = service.loading(MESSAGE);
    service.update(id, { type: 'error', message: OTHER });
    expect(log.slice(2).map(([action, at]) => [action, at])).toEqual([
      ['remove', other],
      ['update', id],
    ]);
  });

  test('what is said about an act takes the place of what was said about it before', () => {
    const { service, log, last } = open();
    const failed = service.error(MESSAGE, { about: 'PATCH /api/users' });
    vi.advanceTimersByTime(1000);
    expect(service.error(OTHER, { about: 'PATCH /api/users' })).toBe(failed);
    expect(service.error('ui.upload.failed', { about: 'PUT /api/uploads/logo' })).not.toBe(failed);
    expect(log.map(([action]) => action)).toEqual(['show', 'update', 'show']);
    expect(last()).toMatchObject({ message: 'ui.upload.failed' });
  });

  test('once an act has ended, what was said about it before goes', () => {
    const { service, log } = open();
    const failed = service.error(MESSAGE, { about: 'PATCH /api/users' });
    service.error(OTHER, { about: 'PUT /api/uploads/logo' });
    vi.advanceTimersByTime(1000);
    service.end('PATCH /api/users');
    vi.runAllTimers();
    expect(log.slice(2)).toEqual([['remove', failed]]);
  });

  test('an error that is said while a refusal is dealt with is about that act, and its next end takes it away', () => {
    const { service, log } = open();
    const refuse = (message?: typeof MESSAGE) => {
      vi.advanceTimersByTime(1000);
      service.end('PATCH /api/users', { isRefused: true });
      if (message) service.error(message, { text: 'error.unavailable' });
      vi.runAllTimers();
    };
    refuse(MESSAGE);
    service.error(OTHER);
    refuse(MESSAGE);
    expect(log.map(([action]) => action)).toEqual(['show', 'show', 'update']);
    // The next refusal is told beside the fields of the form.
    refuse();
    expect(log.at(-1)).toEqual(['remove', log[0]?.[1]]);
    refuse(MESSAGE);
    vi.advanceTimersByTime(1000);
    service.end('PATCH /api/users');
    service.success('ui.upload.done');
    vi.runAllTimers();
    expect(log.slice(4).map(([action, , toast]) => [action, toast?.message])).toEqual([
      ['show', MESSAGE],
      ['show', 'ui.upload.done'],
      ['remove', undefined],
    ]);
  });

  test('whatever is open is shown by each view in turn, in order and as it is by then', () => {
    const onDemand = vi.fn<() => void>();
    const service = createToastService(onDemand);
    const id = service.loading(MESSAGE);
    service.info('ui.upload.done');
    service.remove(service.info('ui.upload.failed'));
    service.update(id, { type: 'error', message: OTHER });
    expect(onDemand).toHaveBeenCalled();
    const attach = () => {
      const seen: unknown[] = [];
      const note = (_: string, { type, message }: Toast) => seen.push([type, message]);
      return { seen, detach: service.attach({ show: note, update: note, remove: () => {}, clear: () => {} }) };
    };
    const first = attach();
    first.detach();
    expect(first.seen).toEqual([
      ['error', OTHER],
      ['info', 'ui.upload.done'],
    ]);
    expect(attach().seen).toEqual(first.seen);
  });
});

describe('promises', () => {
  test('tell how they ended even if another toast has cleared them away', async () => {
    const { service, last } = open();
    const work = service.promise(() => Promise.resolve(), {
      pending: MESSAGE,
      success: OTHER,
      error: 'ui.upload.failed',
    });
    service.clear();
    await work;
    expect(last()).toMatchObject({ type: 'success', message: OTHER });
  });

  test('show that they run, then that they succeeded', async () => {
    const { service, log, last } = open();
    const work = service.promise(() => Promise.resolve(3), {
      pending: MESSAGE,
      success: (count) => ({ message: OTHER, values: { count } }),
      error: 'ui.upload.failed',
    });
    expect(last()).toMatchObject({ type: 'loading', message: MESSAGE });
    await expect(work).resolves.toBe(3);
    expect(log).toHaveLength(2);
    expect(last()).toMatchObject({ type: 'success', message: OTHER, values: { count: 3 }, autoClose: 5000 });
  });

  test('or that they failed, and then stay', async () => {
    const { service, last } = open();
    const work = service.promise(() => Promise.reject(new Error('no')), {
      pending: MESSAGE,
      success: MESSAGE,
      error: OTHER,
    });
    await expect(work).rejects.toThrow('no');
    expect(last()).toMatchObject({ type: 'error', message: OTHER, autoClose: false });
  });
});
