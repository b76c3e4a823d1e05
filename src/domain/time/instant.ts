import { Temporal } from 'temporal-polyfill';

export const toInstant = (at: Date | string): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(new Date(at).getTime());

export const toDate = ({ epochMilliseconds }: Pick<Temporal.Instant, 'epochMilliseconds'>): Date =>
  new Date(epochMilliseconds);

export const toIso = (at: Pick<Temporal.Instant, 'epochMilliseconds'>): string => toDate(at).toISOString();
