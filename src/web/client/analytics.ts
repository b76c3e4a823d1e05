import { maskPath } from '#domain/path/mask-path.ts';
import type { PostHog } from 'posthog-js/dist/module.no-external';
import type { PublicConfig } from '#config/public.ts';
import { loadPatiently } from './load-patiently.ts';

type AnalyticsConfig = PublicConfig['analytics'];
type Event = { event: string; properties: Record<string, unknown>; $set?: unknown; $set_once?: unknown };

export const PAGE_VIEW_EVENT = '$pageview';

let client: Promise<PostHog> | undefined;
let allowed = false;

/**
 * Switches the statistics on or off. The library is fetched only when the public flag is on and the person has both
 * consented and accepted the terms; it starts opted out and is opted in afterwards.
 */
export async function allowAnalytics(config: AnalyticsConfig, isAllowed: boolean): Promise<void> {
  allowed = isAllowed && config.enabled && config.key !== '';
  if (!allowed) {
    const running = await client;
    if (running && !allowed) {
      running.opt_out_capturing();
      running.reset();
    }
    return;
  }
  client ??= load(config);
  const running = await client;
  if (allowed) running.opt_in_capturing({ captureEventName: false });
}

export async function trackPageView(path: string): Promise<void> {
  const running = await client;
  if (!running || !allowed) return;
  running.capture(PAGE_VIEW_EVENT, { path: maskPath(path) });
}

async function load({ key, host }: AnalyticsConfig): Promise<PostHog> {
  const { posthog } = await loadPatiently(() => import('posthog-js/dist/module.no-external'));
  posthog.init(key, {
    api_host: host,
    opt_out_capturing_by_default: true,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    disable_session_recording: true,
    disable_surveys: true,
    advanced_disable_flags: true,
    before_send: (event) => (event === null ? null : maskEvent(event)),
  });
  return posthog;
}

/** The library adds the address of the page and of the page before to every event by itself. */
export function maskEvent<E extends Event>(event: E): E {
  return { ...event, ...maskTexts({ properties: event.properties, $set: event.$set, $set_once: event.$set_once }) };
}

/** What is masked keeps its shape, which the compiler cannot see. */
function maskTexts<T>(value: T): T {
  if (typeof value === 'string') return maskPath(value) as T & string;
  if (Array.isArray(value)) return value.map(maskTexts) as T & unknown[];
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, maskTexts(entry)])) as T & object;
}
