import type { Item } from './draft-document.ts';

/** An item of a booking in one text: `1/rent`, `2/service/liabilityPlus`, `charge/…`. */
export function itemKey({ partNo, serviceKey, chargeId }: Item): string {
  if (chargeId !== null) return `charge/${chargeId}`;
  return serviceKey === null ? `${partNo}/rent` : `${partNo}/service/${serviceKey}`;
}
