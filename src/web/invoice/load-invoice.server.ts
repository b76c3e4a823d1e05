import { id } from '#contract/field.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getInvoice } from '#services/invoice/get-invoice.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { describeInvoice } from './describe-invoice.server.ts';

/** An invoice of the own unit; one of another is as unknown as one that never was. */
export async function loadInvoicePage(request: PageRequest, invoiceId: string, path: string) {
  const { deps, format, locale, config } = request;
  if (!id.safeParse(invoiceId).success) throw pageNotFound(path);
  const actor = await request.getActor();
  const found = await getInvoice(deps, actor, { invoiceId, locale });
  if (!found.ok && found.error.code === 'forbidden') {
    return { kind: 'closed', title: pageTitle(request, 'word.invoices'), isMember: actor.kind === 'member' } as const;
  }
  if (!found.ok) throw pageNotFound(path);
  return {
    kind: 'open',
    title: `${found.value.number} · ${config.productName}`,
    invoice: describeInvoice(found.value, { intl: getIntl(locale), format }),
  } as const;
}
