import type { InvoiceSeller } from './invoice-document.ts';

/**
 * What a document of a seller needs beside the mail: nothing; a file that the operator hands to a platform; or a number
 * that the platform of the state gives it before it may be sent.
 */
export const SELLER_CHANNELS = ['mail', 'export', 'clearance'] as const;
export type SellerChannel = (typeof SELLER_CHANNELS)[number];
export type PlatformChannel = Exclude<SellerChannel, 'mail'>;

export type Seller = InvoiceSeller & { readonly channel: SellerChannel };

/** Countries in which an invoice counts only after it has passed a platform of the state. */
const CLEARED: ReadonlySet<string> = new Set(['IT', 'PL', 'RO']);
export const needsClearance = (country: string): boolean => CLEARED.has(country);

/** Whether a document must not be sent yet. */
export const awaitsClearance = (
  channel: { readonly channel: PlatformChannel; readonly clearedAt: Date | null } | undefined,
): boolean => channel?.channel === 'clearance' && channel.clearedAt === null;
