/** What it costs to bring a trailer to another depot, with the driver and the tractor. */
export type TransferCosts = { readonly perKmCents: number };

export const USUAL_TRANSFER_COSTS: TransferCosts = { perKmCents: 120 };

export const transferCents = (km: number, { perKmCents }: TransferCosts): number => km * perKmCents;
