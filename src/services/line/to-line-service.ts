import type { LineService } from '#contract/line.ts';
import type { BookedService } from '#db/json-columns.ts';
import { money } from '#domain/money/money.ts';

/** A booked service as answers tell it. */
export const toLineService = ({ key, names, unit, unitPriceCents, netCents }: BookedService): LineService => ({
  key,
  names,
  unit,
  unitPrice: money(unitPriceCents),
  price: money(netCents),
});
