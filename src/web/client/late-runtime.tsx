import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPath, type Location, useHref, useLocation, useNavigation } from 'react-router';
import type { PublicConfig } from '#config/public.ts';
import { forgetPaymentOnLeave } from '#web/stores/payment.ts';
import { startStores } from '#web/stores/start-stores.ts';
import { NavigationProgress } from '#web/ui/navigation-progress.tsx';
import { RouteAnnouncer } from '#web/ui/route-announcer.tsx';
import { allowAnalytics } from './analytics.ts';
import { applyUpdate, type Update } from './apply-update.ts';
import { settleCampaign } from './campaign.ts';
import { onConsentChange, parseConsent } from './consent.ts';
import { CONSENT_COOKIE } from './consent-cookie.ts';
import { type BrowserIdentity, mayBeTracked } from './identity.ts';
import { PrefetchPages } from './prefetch-pages.tsx';
import { readCookie } from './read-cookie.ts';
import { showFlash } from './show-flash.ts';
import { useCampaignInAddress } from './use-campaign-in-address.ts';
import { useIdentity } from './use-identity.ts';
import { usePageViews } from './use-page-views.ts';
import { watchVersion } from './version-watch.ts';

export type RuntimeProps = {
  readonly config: PublicConfig;
  readonly identity: BrowserIdentity;
  /** The page that came with the document: somebody may have left it before this part arrived. */
  readonly entered: Location;
};

/** The part of the runtime that may come a moment later. */
export default function LateRuntime({ config, identity, entered }: RuntimeProps) {
  const identityKey = useIdentity(identity);
  // Before it is decided what may be stored.
  useCampaignInAddress({ entered: entered.search, isGuest: identity.userId === null });
  // Before the page is noticed, so that its first view is counted.
  useConsentedTracking(config.analytics, identity);
  const lastPath = usePageChanges(entered.pathname);
  useEffect(
    () => startStores(config, { identity: () => identityKey.current, path: () => lastPath.current }),
    [config, identityKey, lastPath],
  );
  useUpdates(config);
  return (
    <>
      <NavigationProgress />
      <RouteAnnouncer entered={entered.pathname} />
      <PrefetchPages publicRoutes={config.publicRoutes} identity={identity} />
    </>
  );
}

function useConsentedTracking(analytics: PublicConfig['analytics'], identity: BrowserIdentity) {
  const cookie = useSyncExternalStore(onConsentChange, () => readCookie(CONSENT_COOKIE));
  const mayTrack = mayBeTracked(identity);
  useEffect(() => {
    const consent = parseConsent(cookie);
    if (consent?.marketing === false) settleCampaign('remove');
    else if (consent && mayTrack) settleCampaign('store');
    void allowAnalytics(analytics, mayTrack && consent?.statistics === true);
  }, [cookie, mayTrack, analytics]);
}

/** Notices every change of the page. The result is the page that is shown now. */
function usePageChanges(entered: string): RefObject<string> {
  const { pathname, search } = useLocation();
  const lastPath = useRef(entered);
  usePageViews();
  useEffect(() => {
    forgetPaymentOnLeave(lastPath.current, pathname);
    lastPath.current = pathname;
  }, [pathname]);
  useEffect(showFlash, [pathname, search]);
  return lastPath;
}

/** Moves to a new version of the shop on the way to another page. */
function useUpdates({ appVersion, appBuiltAt }: PublicConfig) {
  // Data requests bring the configuration of the deployed version; what runs here is what came with the document.
  const [running] = useState({ version: appVersion, builtAt: appBuiltAt });
  const update = useRef<Update>({ verdict: 'current', version: appVersion });
  const here = useHref(useLocation());
  const { location: next } = useNavigation();
  // A quick navigation may be over before anything was drawn on its way: then the page it led to counts.
  const target = next ? createPath(next) : here;
  const lastPage = useRef(pageOf(target));

  useEffect(
    () =>
      watchVersion(running, (verdict, version) => {
        update.current = { verdict, version };
      }),
    [running],
  );
  useEffect(() => {
    if (pageOf(target) === lastPage.current) return;
    lastPage.current = pageOf(target);
    void applyUpdate(update.current, target);
  }, [target]);
}

const pageOf = (path: string) => path.split(/[?#]/, 1)[0];
