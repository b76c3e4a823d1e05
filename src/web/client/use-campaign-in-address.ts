import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { carryCampaign, noteCampaign } from './campaign.ts';

type Visit = {
  /** The query that the document came with: somebody may have left its page since. */
  readonly entered: string;
  readonly isGuest: boolean;
};

/**
 * Keeps the campaign of a guest in the address from page to page, so that a reload or a bookmark still knows it while
 * nothing may be stored. The router need not know: it is no part of any page.
 */
export function useCampaignInAddress({ entered, isGuest }: Visit): void {
  const location = useLocation();
  useEffect(() => noteCampaign(entered), [entered]);
  useEffect(() => {
    noteCampaign(location.search);
    const { pathname, search: shown, hash } = window.location;
    const carried = carryCampaign(pathname + shown + hash);
    if (isGuest && carried !== pathname + shown + hash) window.history.replaceState(window.history.state, '', carried);
  }, [location, isGuest]);
}
