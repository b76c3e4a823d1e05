import { orderParam } from '#contract/order.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getOrderBilling } from '#services/invoice/get-order-billing.ts';
import { getOrder } from '#services/order/get-order.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { describeOrder } from './describe-order.server.ts';

/** An order of the own unit; one of another is as unknown as one that never was. */
export async function loadOrderPage(request: PageRequest, orderId: string, path: string) {
  const { deps, format, locale, config } = request;
  if (!orderParam.safeParse({ id: orderId }).success) throw pageNotFound(path);
  const title = pageTitle(request, 'word.yourOrder');
  const actor = await request.getActor();
  const [found, billing] = await Promise.all([
    getOrder(deps, actor, orderId),
    config.billsHere ? getOrderBilling(deps, actor, orderId) : undefined,
  ]);
  if (!found.ok && found.error.code === 'forbidden') return { kind: 'closed', title } as const;
  if (!found.ok) throw pageNotFound(path);
  const words = { intl: getIntl(locale), format };
  return {
    kind: 'open',
    title,
    order: describeOrder(found.value, words, billing?.ok ? billing.value : undefined),
  } as const;
}
