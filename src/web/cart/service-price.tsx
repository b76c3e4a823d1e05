import { cx } from '#web/ui/cx.ts';
import type { OfferView } from './describe-offers.server.ts';

type ServicePriceProps = { readonly offer: Pick<OfferView, 'total' | 'rate'>; readonly isOff?: boolean };

/** What a service costs over these days, and how that comes about. */
export const ServicePrice = ({ offer, isOff = false }: ServicePriceProps) => (
  <span className={cx('block pt-1 text-end touch:pt-2.5', isOff && 'text-asphalt-500')}>
    <span className="block text-body-s font-semibold whitespace-nowrap">{offer.total}</span>
    <span className="block text-sm text-asphalt-600">{offer.rate}</span>
  </span>
);
