// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  CAMPAIGN_PARAMETERS,
  forgetCampaign,
  noteCampaign,
  parseCampaign,
  readCampaign,
  settleCampaign,
} from './campaign.ts';

beforeEach(() => {
  localStorage.clear();
  forgetCampaign();
});

test('the parameters are those of the specification', () => {
  expect(CAMPAIGN_PARAMETERS).toEqual(['utm_campaign', 'utm_source', 'utm_content', 'gclid']);
});

test('only they are taken from a URL', () => {
  expect(parseCampaign('?utm_source=mail&gclid=abc&utm_term=x&utm_content=')).toEqual({
    utm_source: 'mail',
    gclid: 'abc',
  });
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
