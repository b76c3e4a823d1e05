import type { DepotView } from './place.ts';

/** The name of a depot that an address names by its code, or whatever it says. */
export const depotLabel = (depots: readonly Pick<DepotView, 'code' | 'name'>[], name: string): string =>
  depots.find(({ code }) => code.toLowerCase() === name.toLowerCase())?.name ?? name;
