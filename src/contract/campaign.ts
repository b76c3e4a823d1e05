import * as z from 'zod/mini';
import { type Campaign, CAMPAIGN_LENGTHS } from '#domain/path/campaign.ts';

const parameter = (longest: number) => z.optional(z.string().check(z.maxLength(longest, 'too-long')));

/** What is told of the campaign that somebody came by. */
export const campaignInput = z.strictObject({
  utm_campaign: parameter(CAMPAIGN_LENGTHS.utm_campaign),
  utm_source: parameter(CAMPAIGN_LENGTHS.utm_source),
  utm_content: parameter(CAMPAIGN_LENGTHS.utm_content),
  gclid: parameter(CAMPAIGN_LENGTHS.gclid),
} satisfies Record<keyof Campaign, z.ZodMiniType>);
