// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHUNK_ERROR_EVENT, type ChunkErrorDetail, ROUTE_MODULE_ERROR_EVENT, watchChunkErrors } from './chunk-error.ts';
import { beginWork } from './open-work.ts';
import * as guard from './reload-guard.ts';
import { forgetTyped, watchTyping } from './typed-text.ts';

let target: string | undefined;
let stop = () => {};
const events: ChunkErrorDetail[] = [];
const listen = (event: Event) => {
  if (event instanceof CustomEvent) events.push(event.detail);
};

const failRouteModule = () =>
  window.dispatchEvent(new CustomEvent(ROUTE_MODULE_ERROR_EVENT, { cancelable: true, detail: new Error('gone') }));
const failLazyPart = (payload = new Error('gone')) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

const reload = vi.spyOn(guard, 'reloadGuarded');
const online = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  target = undefined;
  events.length = 0;
  reload.mockReset().mockReturnValue(true);
  online.mockReturnValue(true);
  window.addEventListener(CHUNK_ERROR_EVENT, listen);
  stop = watchChunkErrors(() => target);
});
afterEach(() => {
  stop();
  window.removeEventListener(CHUNK_ERROR_EVENT, listen);
});

test('a failed route on the way to a page loads that page afresh and keeps the router quiet', () => {
  target = '/pl/booking';
  expect(failRouteModule()).toBe(false);
  expect(reload).toHaveBeenCalledWith('/pl/booking');
  expect(events).toMatchObject([{ target: '/pl/booking' }]);
});

test('within the guard the router shows its error page instead', () => {
  target = '/pl/booking';
  reload.mockReturnValue(false);
  expect(failRouteModule()).toBe(true);
});

test('a page that was only fetched ahead reloads nothing', () => {
  expect(failRouteModule()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  expect(events).toHaveLength(1);
});

test('where there is no line, a failed route reloads nothing', () => {
  target = '/pl/booking';
  online.mockReturnValue(false);
  expect(failRouteModule()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a failed part on the way to another page loads that page afresh', () => {
  target = '/pl/booking';
  failLazyPart();
  expect(reload).toHaveBeenCalledWith('/pl/booking');
});

describe('a failed part reloads nothing', () => {
  const finish: (() => void)[] = [];
  afterEach(() => {
    for (const end of finish.splice(0)) end();
    forgetTyped();
  });

  test.each([
    ['if it belongs to the page in view', () => (target = undefined)],
    ['where there is no line', () => online.mockReturnValue(false)],
    ['while work is open', () => finish.push(beginWork('handover'))],
    [
      'while something is typed',
      () => {
        finish.push(watchTyping());
        document.body.append(document.createElement('textarea'));
        document.querySelector('textarea')?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      },
    ],
  ])('%s', (_, arrange) => {
    target = '/pl/booking';
    arrange();
    failLazyPart();
    expect(reload).not.toHaveBeenCalled();
    expect(events).toHaveLength(1);
  });
});

test('a part that a bad line has kept away reloads nothing, also where the browser knows of no such line', () => {
  target = '/pl/booking';
  failLazyPart(new TypeError('Failed to fetch dynamically imported module', { cause: 'line' }));
  expect(reload).not.toHaveBeenCalled();
  expect(events).toHaveLength(1);
});
