import type { PublicConfig } from '#config/public.ts';
import type { ErrorPlace } from './report-error.ts';

type Config = Pick<PublicConfig, 'appVersion' | 'pageErrorShare'>;

/** Reports an error by code that is fetched for it: hardly any page needs it. */
export async function reportLater(fault: unknown, place: Omit<ErrorPlace, 'version'>, config: Config): Promise<void> {
  try {
    const { reportError } = await import('./report-error.ts');
    await reportError(fault, { ...place, version: config.appVersion }, config.pageErrorShare);
  } catch {
    // Where even that cannot be loaded there is nobody to tell.
  }
}
