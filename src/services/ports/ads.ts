import type { Result } from '#domain/result.ts';

export type Conversion = {
  readonly conversionEnvironment: 'WEB' | 'APP';
  readonly gclid: string;
  readonly conversionAction: string;
  /** As the ads service writes instants: `2026-11-20 09:00:00+01:00`. */
  readonly conversionDateTime: string;
  readonly conversionValue?: number;
  readonly currencyCode?: 'EUR';
  readonly orderId?: string;
};

export type ConversionUpload = { readonly partialFailure: boolean; readonly conversions: readonly Conversion[] };

/** `ads-unavailable` is worth another try later. */
export type AdsPort = { upload(upload: ConversionUpload): Promise<Result<void, 'ads-unavailable'>> };
