import { adminExchangeCalls } from '#contract/admin-exchange.ts';
import { exchangeTrailer } from '#services/admin/booking/exchange-trailer.ts';
import { listExchangeOffers } from '#services/admin/booking/list-exchange-offers.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

export const implementAdminExchanges = (deps: Deps) =>
  implement(adminExchangeCalls, {
    'GET /api/admin/bookings/{id}/exchange': ({ actor, params }) => listExchangeOffers(deps, actor, params.id),
    'POST /api/admin/bookings/{id}/exchange': ({ actor, params, body, version }) =>
      exchangeTrailer(deps, actor, { bookingId: params.id, version, input: body }),
  });
