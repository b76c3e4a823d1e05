import type { PublicConfig } from '#config/public.ts';
import type { ErrorPlace } from './report-error.ts';

type Config = Pick<PublicConfig, 'appVersion' | 'pageErrorShare'>;

/** Reports an error by code that is fetched for it: hardly any page needs it. */
export function reportLater(thrown: unknown, place: Omit<ErrorPlace, 'version'>, config: Config): void {
  const report = async () => {
    const { reportError } = await import('./report-error.ts');
    await reportError(thrown, { ...place, version: config.appVersion }, config.pageErrorShare);
  };
  // Where even that cannot be loaded there is nobody to tell.
  report().catch(() => {});
}
