import { orderParam } from '#contract/order.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getOrder } from '#services/order/get-order.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { describeOrder } from './describe-order.server.ts';

/** An order of the own unit; one of another is as unknown as one that never was. */
export async function loadOrderPage(request: PageRequest, orderId: string, path: string) {
  const { deps, format, locale } = request;
  if (!orderParam.safeParse({ id: orderId }).success) throw pageNotFound(path);
  const title = pageTitle(request, 'word.yourOrder');
  const found = await getOrder(deps, await request.getActor(), orderId);
  if (!found.ok && found.error.code === 'forbidden') return { kind: 'closed', title } as const;
  if (!found.ok) throw pageNotFound(path);
  return { kind: 'open', title, order: describeOrder(found.value, { intl: getIntl(locale), format }) } as const;
}
