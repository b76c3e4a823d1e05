import type { AdminUnit } from '#contract/admin-business-unit.ts';
import { feesAndCredits } from '#domain/order/order-sums.ts';
import { LOCALE_NAMES } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { listAudit } from '#services/admin/audit/list-audit.ts';
import { getBusinessUnit } from '#services/admin/business-unit/get-business-unit.ts';
import { describeAmounts } from '#web/line/describe-amounts.server.ts';
import { recordDate, recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { loadAccount } from '../account/load-account.server.ts';
import { toAuditView } from '../audit/load-audit.server.ts';
import { toUserView } from './load-users.server.ts';

const LATEST_RECORDS = 8;

export async function loadBusinessUnit(request: PageRequest, businessUnitId: string) {
  const { deps, format, locale, getActor, config } = request;
  const actor = await getActor();
  const unit = requireValue(await getBusinessUnit(deps, actor, businessUnitId));
  const { items: records } = requireValue(
    await listAudit(deps, actor, { businessUnit: businessUnitId, limit: LATEST_RECORDS }),
  );
  const euros = (cents: number) => format.roundMoney({ cents, currency: 'EUR' });
  return {
    title: `${unit.name} · ${config.productName}`,
    unit,
    countryName: format.country(unit.country),
    language: LOCALE_NAMES[unit.defaultLocale],
    since: recordDate(format, unit.createdAt),
    addresses: unit.addresses.map((address) => ({ id: address.id, lines: toLines(address, format.country) })),
    creditLimit: unit.creditLimitCents === null ? null : euros(unit.creditLimitCents),
    openOrders: euros(unit.openOrders.cents),
    members: unit.members.map((user) => toUserView(user, format)),
    orders: unit.latestOrders.map((order) => ({
      ...order,
      placedAt: recordTime(format, order.createdAt),
      amounts: describeAmounts(
        { ...order, feesAndCredits: feesAndCredits(order.agreed, order.due) },
        { intl: getIntl(locale), format },
      ),
    })),
    account: await loadAccount(request, businessUnitId),
    records: records.map((record) => toAuditView(record, format)),
  };
}

export type UnitView = Awaited<ReturnType<typeof loadBusinessUnit>>;

function toLines(address: AdminUnit['addresses'][number], nameCountry: (code: string) => string): string[] {
  const { label, company, firstName, lastName, street, houseNumber, addressLine2, postalCode, city, country } = address;
  const join = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');
  return [
    label ?? '',
    company ?? '',
    join(firstName, lastName),
    join(street, houseNumber),
    addressLine2 ?? '',
    join(postalCode, city),
    country === null ? '' : nameCountry(country),
  ].filter((line) => line !== '');
}
