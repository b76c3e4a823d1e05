// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedSearch } from './use-typed-search.ts';

const looked: string[] = [];
let answer = () => {};
let isSlow = false;

function Field() {
  const navigate = useNavigate();
  const { typed, setTyped } = useTypedSearch(useSearchParams()[0].get('q') ?? '', (words) => {
    looked.push(words);
    void navigate(words === '' ? '/' : `/?q=${words}`);
  });
  return <input value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

function open() {
  const loader = () =>
    isSlow
      ? new Promise<null>((resolve) => {
          answer = () => resolve(null);
        })
      : null;
  const routes = [
    { path: '/', Component: Field, loader, HydrateFallback: () => null },
    { path: '/elsewhere', Component: () => null, loader },
  ];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { '0': null } } });
  render(<RouterProvider router={router} />);
  return router;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(300));

beforeEach(() => {
  vi.useFakeTimers();
  looked.length = 0;
  isSlow = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('looks once nothing has been typed for a moment', async () => {
  open();
  type('k');
  type('krone ');
  expect(looked).toEqual([]);
  await pause();
  expect(looked).toEqual(['krone']);
  expect(field().value).toBe('krone ');
});

test('follows the way back instead of undoing it', async () => {
  const router = open();
  type('krone');
  await pause();
  await act(() => router.navigate(-1));
  expect(field().value).toBe('');
  await pause();
  expect(looked).toEqual(['krone']);
  await act(() => router.navigate(1));
  expect(field().value).toBe('krone');
});

test('keeps what is typed while an answer is on its way', async () => {
  isSlow = true;
  open();
  type('kro');
  await pause();
  type('krone');
  await act(async () => answer());
  expect(field().value).toBe('krone');
  await pause();
  expect(looked).toEqual(['kro', 'krone']);
});

test('does not call back whoever has left meanwhile', async () => {
  isSlow = true;
  const router = open();
  type('krone');
  await act(async () => void router.navigate('/elsewhere'));
  await pause();
  expect(looked).toEqual([]);
  await act(async () => answer());
  expect(router.state.location.pathname).toBe('/elsewhere');
});
