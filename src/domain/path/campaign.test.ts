import { describe, expect, test } from 'vitest';
import { CAMPAIGN_LENGTHS, parseCampaign, withCampaign, withoutCampaign } from './campaign.ts';

test('the parameters are those of the specification', () => {
  expect(Object.keys(CAMPAIGN_LENGTHS)).toEqual(['utm_campaign', 'utm_source', 'utm_content', 'gclid']);
});

test('only they are taken from a query, and not endlessly much of them', () => {
  expect(parseCampaign('?utm_source=mail&gclid=abc&utm_term=x&utm_content=')).toEqual({
    utm_source: 'mail',
    gclid: 'abc',
  });
  expect(parseCampaign(`?utm_source=${'x'.repeat(300)}`).utm_source).toHaveLength(200);
});

describe('an address', () => {
  const campaign = { utm_source: 'a b', gclid: 'x/1' };
  test.each([
    ['/account', '/account?utm_source=a+b&gclid=x%2F1'],
    ['/account?tab=me#top', '/account?tab=me&utm_source=a+b&gclid=x%2F1#top'],
    ['/pl?gclid=other', '/pl?gclid=other&utm_source=a+b'],
  ])('%s takes it along as %s, and gives it back', (address, carried) => {
    expect(withCampaign(address, campaign)).toBe(carried);
    expect(withCampaign(carried, campaign)).toBe(carried);
  });

  test('stays as it is without a campaign', () => {
    expect(withCampaign('/a?from=2026-11-20T09:00#x', {})).toBe('/a?from=2026-11-20T09:00#x');
  });

  test.each([
    ['/a?type=box&gclid=x#map', '/a?type=box#map'],
    ['https://shop.example/a?gclid=x', 'https://shop.example/a'],
    ['/a?from=2026-11-20T09:00', '/a?from=2026-11-20T09:00'],
    ['/a', '/a'],
  ])('%s is passed on as %s', (address, passed) => {
    expect(withoutCampaign(address)).toBe(passed);
  });
});
