// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_ERROR_EVENT, type ChunkErrorDetail, ROUTE_MODULE_ERROR_EVENT, watchChunkErrors } from './chunk-error.ts';
import { beginWork } from './open-work.ts';
import * as guard from './reload-guard.ts';

let target: string | undefined;
let stop = () => {};
const events: ChunkErrorDetail[] = [];
const listen = (event: Event) => {
  if (event instanceof CustomEvent) events.push(event.detail);
};

const failRouteModule = () =>
  window.dispatchEvent(new CustomEvent(ROUTE_MODULE_ERROR_EVENT, { cancelable: true, detail: new Error('gone') }));
const failLazyPart = () =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error() }));

const reload = vi.spyOn(guard, 'reloadGuarded');

beforeEach(() => {
  target = undefined;
  events.length = 0;
  reload.mockReset().mockReturnValue(true);
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

test('a failed part of the page in view reloads it, but never while work is open', () => {
  failLazyPart();
  expect(reload).toHaveBeenCalledTimes(1);
  const finish = beginWork('handover');
  failLazyPart();
  finish();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(events).toHaveLength(2);
});
