import { listDepots } from '#services/admin/depot/list-depots.ts';
import { getPriceList } from '#services/admin/price/get-price-list.ts';
import { getReplacedPriceList } from '#services/admin/price/get-replaced-price-list.ts';
import { listServices } from '#services/admin/service/list-services.ts';
import { serviceName } from '#i18n/service-name.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { findWaiting, loadWaiting } from '../approval/load-waiting.server.ts';

const MOST = 100;

export async function loadPriceList(request: PageRequest, id: string) {
  const { deps, format, config, locale, getActor } = request;
  const actor = await getActor();
  const list = requireValue(await getPriceList(deps, actor, id));
  const depots = requireValue(await listDepots(deps, actor, { limit: MOST }));
  const services = requireValue(await listServices(deps, actor, { limit: MOST }));
  const waiting = await loadWaiting(request, { object: id });
  const intl = getIntl(locale);
  return {
    title: `${list.name} · ${config.productName}`,
    list,
    replaced: list.state === 'draft' ? await getReplacedPriceList(deps, actor, list) : undefined,
    waiting,
    /** Until somebody else has decided, publishing it cannot be asked for again. */
    waits: findWaiting(waiting, 'priceList', id),
    from: recordTime(format, list.validFrom),
    published: list.publishedAt === null ? null : recordTime(format, list.publishedAt),
    frame: {
      depots: depots.items.map(({ id: depotId, name }) => ({ id: depotId, name })),
      services: services.items.map((service) => ({
        key: service.key,
        unit: service.unit,
        name: serviceName(intl, service),
      })),
      types: deps.settings.trailerTypes.map(({ type }) => type),
    },
  };
}
export type PriceListPageView = Awaited<ReturnType<typeof loadPriceList>>;
