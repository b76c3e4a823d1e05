import type { RentalHorizon } from '#domain/time/rental-horizon.ts';
import type { Deps } from './deps.ts';

/** How far ahead the shop rents, as seen now. */
export const horizonOf = ({ clock, settings }: Pick<Deps, 'clock' | 'settings'>): RentalHorizon => ({
  now: clock.now(),
  years: settings.horizonYears,
});
