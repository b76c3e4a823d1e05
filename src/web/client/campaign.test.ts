// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import {
  carryCampaign,
  findCarried,
  forgetCampaign,
  noteCampaign,
  readCampaign,
  recallCampaign,
  settleCampaign,
} from './campaign.ts';
import { saveConsent } from './consent.ts';
import { CONSENT_COOKIE } from './consent-cookie.ts';
import { deleteCookie } from './write-cookie.ts';

beforeEach(() => {
  localStorage.clear();
  deleteCookie(CONSENT_COOKIE);
  forgetCampaign();
});

test('nothing is stored before it is allowed', () => {
  noteCampaign('?gclid=abc&utm_source=mail');
  expect(localStorage).toHaveLength(0);
  expect(readCampaign()).toEqual({});
  settleCampaign('store');
  expect(readCampaign()).toEqual({ gclid: 'abc', utm_source: 'mail' });
});

test('a later visit without parameters keeps what is stored, a withdrawal removes it', () => {
  noteCampaign('?gclid=abc');
  settleCampaign('store');
  forgetCampaign();
  noteCampaign('?type=box');
  settleCampaign('store');
  expect(readCampaign()).toEqual({ gclid: 'abc' });
  settleCampaign('remove');
  expect(readCampaign()).toEqual({});
});

describe('what travels on', () => {
  test('is what the address said, the last time it said anything', () => {
    noteCampaign('?utm_source=mail&gclid=old');
    noteCampaign('?gclid=new');
    noteCampaign('?redirect=%2Fcart');
    expect(carryCampaign('/pl/login?redirect=%2Fcart')).toBe('/pl/login?redirect=%2Fcart&utm_source=mail&gclid=new');
  });

  test('is also what a sign-up has kept, unless an address is newer', () => {
    noteCampaign('?gclid=new');
    recallCampaign({ gclid: 'old', utm_source: 'mail' });
    expect(findCarried()).toEqual({ gclid: 'new', utm_source: 'mail' });
  });

  test('is nothing once somebody has refused', () => {
    noteCampaign('?gclid=abc');
    saveConsent({ statistics: true, marketing: false });
    expect(carryCampaign('/pl')).toBe('/pl');
    saveConsent({ statistics: false, marketing: true });
    expect(carryCampaign('/pl')).toBe('/pl?gclid=abc');
  });
});
