import { adsCalls } from '#contract/ads.ts';
import type { Deps } from '#services/deps.ts';
import { reportConversion } from '#services/order/report-conversion.ts';
import { implement } from '../implement.ts';

export const implementAds = (deps: Deps) =>
  implement(adsCalls, {
    'POST /api/google-ads-conversion': ({ actor, body }) => reportConversion(deps, actor, body),
  });
