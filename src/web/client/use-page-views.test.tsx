// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as analytics from './analytics.ts';
import { usePageViews } from './use-page-views.ts';

const track = vi.spyOn(analytics, 'trackPageView');

function Page() {
  usePageViews();
  return null;
}

const open = (path: string) => {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { basename: '/pl', initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return (to: string | number, replace = false) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { replace })));
};
const views = () => track.mock.calls.map(([path]) => path);

beforeEach(() => {
  track.mockReset().mockResolvedValue();
});
afterEach(cleanup);

test('a list that is filled in from memory is one view', async () => {
  const go = open('/pl/booking');
  await go('/booking?tab=past', true);
  expect(views()).toEqual(['/pl/booking']);
});

test('a list that is narrowed down is another view, also on the way back', async () => {
  const go = open('/pl/trailers');
  await go('/trailers?type=box');
  await go('/trailers?type=box&q=a', true);
  await go(-1);
  await go('/trailers#map');
  expect(views()).toEqual(['/pl/trailers', '/pl/trailers?type=box', '/pl/trailers']);
});

test('another page in place of the last one is a view', async () => {
  const go = open('/pl/checkout');
  await go('/checkout/1', true);
  expect(views()).toEqual(['/pl/checkout', '/pl/checkout/1']);
});
