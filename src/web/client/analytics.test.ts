import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maskEvent } from './analytics.ts';

const posthog = {
  init: vi.fn<(key: string, options: Record<string, unknown>) => void>(),
  capture: vi.fn<(event: string, properties: object) => void>(),
  opt_in_capturing: vi.fn<() => void>(),
  opt_out_capturing: vi.fn<() => void>(),
  reset: vi.fn<() => void>(),
};
vi.mock('posthog-js/dist/module.no-external', () => ({ posthog }));

const ON = { enabled: true, key: 'phc_1', host: 'https://analytics.example' };
/** The module remembers whether it runs: every test gets its own. */
const load = () => import('./analytics.ts');

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.clearAllMocks();
});

test('nothing is loaded while the flag is off, whatever the consent', async () => {
  const { allowAnalytics, trackPageView } = await load();
  await allowAnalytics({ ...ON, enabled: false }, true);
  await trackPageView('/');
  expect(posthog.init).not.toHaveBeenCalled();
});

test('nothing is loaded before consent and acceptance', async () => {
  const { allowAnalytics, trackPageView } = await load();
  await allowAnalytics(ON, false);
  await trackPageView('/');
  expect(posthog.init).not.toHaveBeenCalled();
});

test('it starts opted out, is opted in, and reports the full path of every page', async () => {
  const { allowAnalytics, trackPageView } = await load();
  await allowAnalytics(ON, true);
  expect(posthog.init).toHaveBeenCalledWith(
    'phc_1',
    expect.objectContaining({ opt_out_capturing_by_default: true, capture_pageview: false, autocapture: false }),
  );
  expect(posthog.opt_in_capturing).toHaveBeenCalledTimes(1);
  await trackPageView('/pl/trailers?type=box');
  await trackPageView('/register/secret');
  expect(posthog.capture.mock.calls).toEqual([
    ['$pageview', { path: '/pl/trailers?type=box' }],
    ['$pageview', { path: '/register/***' }],
  ]);
});

test('a withdrawal opts out and stops the reports', async () => {
  const { allowAnalytics, trackPageView } = await load();
  await allowAnalytics(ON, true);
  await allowAnalytics(ON, false);
  await trackPageView('/');
  expect(posthog.opt_out_capturing).toHaveBeenCalledTimes(1);
  expect(posthog.capture).not.toHaveBeenCalled();
});

test('what the library adds by itself is masked too', () => {
  const event = {
    event: '$pageview',
    properties: { $current_url: 'https://shop.example/register/secret', n: 1, list: ['/reset-account/x'] },
    $set_once: { $initial_referrer: 'https://shop.example/sign-up/confirmed-Anna-K' },
  };
  expect(maskEvent(event)).toMatchObject({
    properties: { $current_url: 'https://shop.example/register/***', n: 1, list: ['/reset-account/***'] },
    $set_once: { $initial_referrer: 'https://shop.example/sign-up/confirmed-***' },
  });
});
