// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchQueue } from '#web/client/prefetch-queue.ts';
import { PrefetchLink } from './prefetch-link.tsx';

const enqueue = vi.spyOn(prefetchQueue, 'enqueue');
let notice: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  notice = () => {};
  enqueue.mockReset().mockReturnValue(() => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        notice = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderLink = (props: Partial<Parameters<typeof PrefetchLink>[0]> = {}) =>
  render(
    <MemoryRouter basename="/pl" initialEntries={['/pl']}>
      <PrefetchLink to="/trailers?type=box" {...props}>
        Auflieger
      </PrefetchLink>
    </MemoryRouter>,
  );

test('a link in view is fetched ahead under its full path', () => {
  renderLink();
  expect(enqueue).not.toHaveBeenCalled();
  notice(true);
  expect(enqueue).toHaveBeenCalledWith('/pl/trailers?type=box');
});

test('out of view it gives up its place', () => {
  const giveUp = vi.fn<() => void>();
  enqueue.mockReturnValue(giveUp);
  renderLink();
  notice(true);
  notice(false);
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(enqueue).toHaveBeenCalledTimes(1);
});

test('a link that waits for the pointer is fetched when it comes', () => {
  renderLink({ ahead: 'hover' });
  notice(true);
  expect(enqueue).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('link'));
  expect(enqueue).toHaveBeenCalledTimes(1);
});

test('and so it is when the keyboard reaches it', () => {
  renderLink({ ahead: 'hover' });
  fireEvent.focusIn(screen.getByRole('link'));
  expect(enqueue).toHaveBeenCalledTimes(1);
});

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead with %j',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    renderLink();
    fireEvent.pointerEnter(screen.getByRole('link'));
    expect(enqueue).not.toHaveBeenCalled();
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  String.raw`\\evil.example`,
  'javascript:alert(1)',
  'mailto:a@b.c',
])('%s is refused: the words stay, the link does not', (to) => {
  renderLink({ to });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Auflieger')).toBeDefined();
});
