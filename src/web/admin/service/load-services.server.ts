import { type AdminServiceRow, adminServiceQuery } from '#contract/admin-service.ts';
import { LOCALES } from '#i18n/locales.ts';
import { serviceName } from '#i18n/service-name.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getService } from '#services/admin/service/get-service.ts';
import { listServices } from '#services/admin/service/list-services.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { listTypes } from '../list/list-types.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { catalogueText } from './catalogue-text.server.ts';

const MOST = 100;

export async function loadServices(request: PageRequest, { searchParams }: URL) {
  const { deps, locale, getActor } = request;
  const query = readListQuery(adminServiceQuery, searchParams);
  const intl = getIntl(locale);
  const nameService = (key: string) => catalogueText(intl, `service.${key}`);
  const { items, nextCursor } = requireValue(await listServices(deps, await getActor(), query, nameService));
  return {
    title: pageTitle(request, 'admin.nav.services'),
    rows: items.map((service) => toRow(service, request)),
    nextCursor,
    types: listTypes(request),
  };
}
export type ServiceListRow = ReturnType<typeof toRow>;

/** The cheapest and the dearest type of trailer; nothing while no list has a price. */
function toRow(service: AdminServiceRow, { format, locale }: PageRequest) {
  const cents = Object.values(service.prices).toSorted((a, b) => a - b);
  const [first, last] = [cents[0], cents.at(-1)];
  const money = (amount: number) => format.money({ cents: amount, currency: 'EUR' });
  return {
    ...service,
    id: service.key,
    name: serviceName(getIntl(locale), service),
    types: Object.keys(service.prices).length,
    price:
      first === undefined || last === undefined
        ? null
        : first === last
          ? money(first)
          : `${money(first)} – ${money(last)}`,
  };
}

/** What a service may be tied to, and what the catalogues call it in each language. */
export async function loadService(request: PageRequest, key: string | undefined) {
  const { deps, locale, format, config, getActor } = request;
  const actor = await getActor();
  const service = key === undefined ? undefined : requireValue(await getService(deps, actor, key));
  const { items } = requireValue(await listServices(deps, actor, { limit: MOST }));
  const intl = getIntl(locale);
  const name = service && serviceName(intl, service);
  return {
    title: name === undefined ? pageTitle(request, 'adminService.new') : `${name} · ${config.productName}`,
    name: name ?? null,
    service: service ?? null,
    others: items
      .filter((other) => other.key !== key)
      .map((other) => ({ key: other.key, name: serviceName(intl, other) })),
    catalogue: LOCALES.map((language) => ({
      language,
      name: catalogueText(getIntl(language), `service.${key ?? ''}`),
      text: catalogueText(getIntl(language), `service.${key ?? ''}.text`),
    })),
    prices: Object.entries(service?.prices ?? {}).map(([type, cents]) => ({
      type,
      price: format.money({ cents, currency: 'EUR' }),
    })),
  };
}
export type ServiceView = Awaited<ReturnType<typeof loadService>>;
