// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BURST_MS, useHistoryStep } from './use-history-step.ts';

const steps: ReturnType<typeof useHistoryStep>[] = [];
function List() {
  const nextStep = useHistoryStep();
  useEffect(() => {
    steps.push(nextStep);
  });
  return null;
}

let answer = () => {};
function open({ isSlow = false } = {}) {
  const loader = () =>
    isSlow
      ? new Promise<null>((resolve) => {
          answer = () => resolve(null);
        })
      : null;
  const routes = [{ path: '/', Component: List, loader, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { '0': null } } });
  render(<RouterProvider router={router} />);
  return {
    choose: (control: string, search: string) =>
      act(async () => void router.navigate(`/?${search}`, steps.at(-1)?.(control))),
    go: (by: number) => act(async () => void router.navigate(by)),
    settle: () => act(async () => answer()),
    where: () => router.state.location.search,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.advanceTimersByTime(BURST_MS);
  vi.useRealTimers();
});

test('back undoes one filter after the other, and forward does them again', async () => {
  const { choose, go, where } = open();
  await choose('type', 'type=box');
  await choose('liftAxle', 'type=box&liftAxle=true');
  await go(-1);
  expect(where()).toBe('?type=box');
  await go(-1);
  expect(where()).toBe('');
  await go(2);
  expect(where()).toBe('?type=box&liftAxle=true');
});

test('quick changes of one control are one step, later ones another', async () => {
  const { choose, go, where } = open();
  await choose('q', 'q=a');
  await choose('q', 'q=ab');
  vi.advanceTimersByTime(BURST_MS);
  await choose('q', 'q=abc');
  await go(-1);
  expect(where()).toBe('?q=ab');
  await go(-1);
  expect(where()).toBe('');
});

test('a change before the first has arrived does not eat the page it was made on', async () => {
  const { choose, go, settle, where } = open({ isSlow: true });
  await choose('q', 'q=a');
  await choose('q', 'q=ab');
  await settle();
  expect(where()).toBe('?q=ab');
  await go(-1);
  await settle();
  expect(where()).toBe('');
});

test('a change right after going back is a step of its own', async () => {
  const { choose, go, where } = open();
  await choose('q', 'q=a');
  vi.advanceTimersByTime(BURST_MS);
  await choose('q', 'q=b');
  await go(-1);
  await choose('q', 'q=c');
  await go(-1);
  expect(where()).toBe('?q=a');
});
