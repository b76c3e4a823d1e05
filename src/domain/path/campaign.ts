/** What an address may say of the campaign that somebody came by, with how much of each is kept. */
export const CAMPAIGN_LENGTHS = { utm_campaign: 200, utm_source: 200, utm_content: 200, gclid: 512 } as const;
export type CampaignParameter = keyof typeof CAMPAIGN_LENGTHS;
export type Campaign = { readonly [Name in CampaignParameter]?: string | undefined };

export function parseCampaign(search: string): Campaign {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(CAMPAIGN_LENGTHS).flatMap(([name, longest]) => {
      const value = query.get(name);
      return value ? [[name, value.slice(0, longest)]] : [];
    }),
  );
}

/** An address that says of a campaign what it does not say already. */
export function withCampaign(address: string, campaign: Campaign): string {
  const { path, search, hash } = splitAddress(address);
  const known = new URLSearchParams(search);
  const added = Object.entries(campaign).filter(([name, value]) => value && !known.has(name));
  if (added.length === 0) return address;
  const query = [search, new URLSearchParams(added.map(([name, value = '']) => [name, value])).toString()];
  return `${path}?${query.filter((part) => part !== '').join('&')}${hash}`;
}

/** An address without anything of a campaign, for whoever gets it next. */
export function withoutCampaign(address: string): string {
  const { path, search, hash } = splitAddress(address);
  const kept = search.split('&').filter((pair) => !Object.hasOwn(CAMPAIGN_LENGTHS, pair.split('=', 1)[0] ?? ''));
  return path + (search === '' || kept.length === 0 ? '' : `?${kept.join('&')}`) + hash;
}

function splitAddress(address: string) {
  const end = address.indexOf('#') === -1 ? address.length : address.indexOf('#');
  const [path = '', ...search] = address.slice(0, end).split('?');
  return { path, search: search.join('?'), hash: address.slice(end) };
}
