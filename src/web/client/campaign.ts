export const CAMPAIGN_PARAMETERS = ['utm_campaign', 'utm_source', 'utm_content', 'gclid'] as const;
export type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number];
export type Campaign = Readonly<Partial<Record<CampaignParameter, string>>>;

/** The one entry that outlives the clearing of an update. */
export const AD_CLICK_KEY = 'gclid';
const MAX_LENGTH = 512;

let inMemory: Campaign = {};

export function parseCampaign(search: string): Campaign {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    CAMPAIGN_PARAMETERS.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value.slice(0, MAX_LENGTH)]] : [];
    }),
  );
}

/** Remembers the parameters of a URL in memory only; a newer one replaces an older one. */
export function noteCampaign(search: string): void {
  inMemory = { ...inMemory, ...parseCampaign(search) };
}

/** Writes what memory holds to storage once that is allowed, or removes what is there once it no longer is. */
export function settleCampaign(decision: 'store' | 'remove', storage: Storage = window.localStorage): void {
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = inMemory[name];
    if (decision === 'remove') storage.removeItem(name);
    else if (value !== undefined) storage.setItem(name, value);
  }
}

/** What was stored, which is only ever there with consent. */
export function readCampaign(storage: Storage = window.localStorage): Campaign {
  return Object.fromEntries(
    CAMPAIGN_PARAMETERS.flatMap((name) => {
      const value = storage.getItem(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

export function forgetCampaign(): void {
  inMemory = {};
}
