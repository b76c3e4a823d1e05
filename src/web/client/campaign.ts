import { type Campaign, CAMPAIGN_LENGTHS, parseCampaign, withCampaign } from '#domain/path/campaign.ts';
import { keysOf } from '#domain/table.ts';
import { readConsent } from './consent.ts';

/** The one entry that outlives the clearing of an update. */
export const AD_CLICK_KEY = 'gclid';

const PARAMETERS = keysOf(CAMPAIGN_LENGTHS);

let inMemory: Campaign = {};

/** Remembers the parameters of an address in memory only; newer ones replace older ones. */
export function noteCampaign(search: string): void {
  inMemory = { ...inMemory, ...parseCampaign(search) };
}

/** Takes up what a sign-up has kept on the server; what an address has said since is newer. */
export function recallCampaign(kept: Campaign): void {
  inMemory = { ...kept, ...inMemory };
}

/** What may travel on in an address or with a sign-up: nothing once somebody has refused. */
export const findCarried = (): Campaign => (readConsent()?.marketing === false ? {} : inMemory);

/** An address to be loaded anew, with what memory would lose on the way. */
export const carryCampaign = (address: string): string => withCampaign(address, findCarried());

/** Writes what memory holds to storage once that is allowed, or removes what is there once it no longer is. */
export function settleCampaign(decision: 'store' | 'remove', storage: Storage = window.localStorage): void {
  for (const name of PARAMETERS) {
    const value = inMemory[name];
    if (decision === 'remove') storage.removeItem(name);
    else if (value !== undefined) storage.setItem(name, value);
  }
}

/** What was stored, which is only ever there with consent. */
export function readCampaign(storage: Storage = window.localStorage): Campaign {
  return Object.fromEntries(
    PARAMETERS.flatMap((name) => {
      const value = storage.getItem(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

export function forgetCampaign(): void {
  inMemory = {};
}
