import { Temporal } from 'temporal-polyfill';

export const toInstant = (at: Date | string): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(new Date(at).getTime());
