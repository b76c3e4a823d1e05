// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLinks } from './watch-links.ts';

const observed = new Set<Element>();
let report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};
const enqueue = vi.fn<(path: string) => () => void>();
let stop = () => {};

const start = (html: string) => {
  document.body.innerHTML = html;
  stop = watchLinks(enqueue);
};
const getLink = (index = 0) => {
  const link = document.querySelectorAll('a')[index];
  if (!link) throw new Error('no link');
  return link;
};
const see = (isIntersecting = true, index = 0) => report([{ target: getLink(index), isIntersecting }]);

beforeEach(() => {
  observed.clear();
  enqueue.mockReset().mockReturnValue(() => {});
  vi.stubGlobal('IntersectionObserver', function observer(callback: typeof report) {
    report = callback;
    return {
      observe: (element: Element) => observed.add(element),
      unobserve: (element: Element) => observed.delete(element),
      disconnect: () => observed.clear(),
    };
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('a link in view is asked for under its full path', () => {
  start('<a data-discover="true" href="/pl/trailers?type=box#x">A</a>');
  expect(enqueue).not.toHaveBeenCalled();
  see();
  expect(enqueue).toHaveBeenCalledWith('/pl/trailers?type=box');
});

test('out of view it gives up its place', () => {
  const giveUp = vi.fn<() => void>();
  enqueue.mockReturnValue(giveUp);
  start('<a data-discover="true" href="/trailers">A</a>');
  see();
  see(false);
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(enqueue).toHaveBeenCalledTimes(1);
});

test('links that come later are watched, links that go are let go', async () => {
  start('<p></p>');
  document.body.innerHTML = '<a data-discover="true" href="/trailers">A</a>';
  await vi.waitFor(() => expect(observed.size).toBe(1));
  document.body.innerHTML = '';
  await vi.waitFor(() => expect(observed.size).toBe(0));
});

test.each(['pointerover', 'focusin', 'touchstart'] as const)('%s asks at once, also on what is inside', (event) => {
  start('<a data-discover="true" data-ahead="hover" href="/trailers"><b>A</b></a>');
  expect(observed.size).toBe(0);
  document.querySelector('b')?.dispatchEvent(new Event(event, { bubbles: true }));
  expect(enqueue).toHaveBeenCalledWith('/trailers');
});

test.each([
  '<a data-discover="true" data-ahead="never" href="/trailers">A</a>',
  '<a href="https://partner.example">A</a>',
  '<a data-discover="true" target="_blank" href="/trailers">A</a>',
  '<a data-discover="true" download href="/trailers">A</a>',
])('%s is never asked for', (html) => {
  start(html);
  fireEvent.pointerOver(getLink());
  expect(observed.size).toBe(0);
  expect(enqueue).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'nothing is asked for with %j',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    start('<a data-discover="true" href="/trailers">A</a>');
    see();
    fireEvent.pointerOver(getLink());
    expect(enqueue).not.toHaveBeenCalled();
  },
);
