// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from '#i18n/intl.tsx';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { NavigationProgress } from './navigation-progress.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the bar comes with a slow page only and goes with its arrival', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const frame = (
    <>
      <Outlet />
      <NavigationProgress />
    </>
  );
  const router = createMemoryRouter([
    {
      path: '/',
      element: frame,
      children: [
        { index: true, element: <p>Start</p> },
        { path: 'slow', loader: () => promise, element: <p>Da</p> },
      ],
    },
  ]);
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  act(() => void router.navigate('/slow'));
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('progressbar', { name: 'Seite wird geladen' })).toBeDefined();
  await act(async () => {
    resolve(null);
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('Da')).toBeDefined();
});
