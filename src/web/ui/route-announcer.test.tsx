// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { RouteAnnouncer } from './route-announcer.tsx';

afterEach(cleanup);

const start = () => {
  const page = (title: string, extra = <p />) => (
    <>
      <title>{title}</title>
      <button type="button">Kopf</button>
      <main id="content">
        <h1>{title}</h1>
        {extra}
      </main>
      <RouteAnnouncer entered="/" />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page('Start') },
    { path: '/cart', element: page('Warenkorb') },
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that puts the focus itself
    { path: '/login', element: page('Anmelden', <input autoFocus aria-label="E-Mail" />) },
  ]);
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
};

const liveRegion = () => document.querySelector('[aria-live="polite"]')?.textContent;

test('the first page is read by the browser itself', () => {
  start();
  expect(liveRegion()).toBe('');
  expect(document.activeElement).toBe(document.body);
});

test('another page is announced by its title and gets the focus on its heading', async () => {
  const go = start();
  screen.getByRole('button').focus();
  await go('/cart');
  await vi.waitFor(() => expect(liveRegion()).toBe('Warenkorb'));
  expect(document.activeElement?.textContent).toBe('Warenkorb');
  expect(document.activeElement?.tagName).toBe('H1');
});

test('a change of the query alone moves nothing', async () => {
  const go = start();
  screen.getByRole('button').focus();
  await go('/?type=box');
  expect(document.activeElement?.textContent).toBe('Kopf');
  expect(liveRegion()).toBe('');
});

test('a page that puts the focus itself keeps it', async () => {
  const go = start();
  await go('/login');
  await vi.waitFor(() => expect(liveRegion()).toBe('Anmelden'));
  expect(document.activeElement).toBe(screen.getByLabelText('E-Mail'));
});
