import type { ConversionUpload } from '#services/ports/ads.ts';
import type { JobHandler } from './job-handler.ts';

/** Passes conversions on to the ads service; if that is down, later. */
export const uploadConversions: JobHandler = async ({ ads }, payload) => {
  // Written by `reportConversion` and by nobody else.
  const uploaded = await ads.upload(payload as ConversionUpload);
  if (!uploaded.ok) throw new Error('The ads service takes no conversions at the moment');
};
