import { withoutCampaign } from './campaign.ts';
import { safePath } from './safe-path.ts';

const ERRAND = /^\/trailers(?:[/?#]|$)/;

/**
 * What somebody without an account was about to do: a search, or a trailer with its dates and services. A path of this
 * site without its language, or undefined; never a page that a new company cannot have, nor one with a secret in it.
 */
export function toErrand(target: unknown): string | undefined {
  const safe = safePath(target);
  return safe !== undefined && ERRAND.test(safe) ? withoutCampaign(safe) : undefined;
}
