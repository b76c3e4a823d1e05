// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findCarried, forgetCampaign, noteCampaign } from './campaign.ts';
import { saveConsent } from './consent.ts';
import { CONSENT_COOKIE } from './consent-cookie.ts';
import { useCampaignInAddress } from './use-campaign-in-address.ts';
import { deleteCookie } from './write-cookie.ts';

function open(path: string, { isGuest = true, entered = '' } = {}) {
  window.history.replaceState(null, '', path);
  function Page() {
    useCampaignInAddress({ entered, isGuest });
    return null;
  }
  const router = createBrowserRouter([{ path: '*', Component: Page }]);
  render(<RouterProvider router={router} />);
  return router;
}
const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  forgetCampaign();
  deleteCookie(CONSENT_COOKIE);
});
afterEach(cleanup);

test('goes along from page to page and survives a reload', async () => {
  const router = open('/?gclid=abc');
  await act(() => router.navigate('/trailers?type=box#map'));
  expect(address()).toBe('/trailers?type=box&gclid=abc#map');
  expect(router.state.location.search).toBe('?type=box');
  cleanup();
  forgetCampaign();
  open(address());
  expect(findCarried()).toEqual({ gclid: 'abc' });
});

test('is also that of the page somebody has left before this part arrived', () => {
  open('/trailers', { entered: '?utm_source=mail' });
  expect(address()).toBe('/trailers?utm_source=mail');
});

test('stays out of the address for people who are signed in, and once it is refused', async () => {
  noteCampaign('?gclid=abc');
  open('/booking', { isGuest: false });
  expect(address()).toBe('/booking');
  cleanup();
  saveConsent({ statistics: false, marketing: false });
  open('/trailers');
  expect(address()).toBe('/trailers');
});
