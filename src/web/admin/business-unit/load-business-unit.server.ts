import type { AdminUnit } from '#contract/admin-business-unit.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { feesAndCredits } from '#domain/order/order-sums.ts';
import { LOCALE_NAMES } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getBillingTerms } from '#services/admin/business-unit/get-billing-terms.ts';
import { getBusinessUnit } from '#services/admin/business-unit/get-business-unit.ts';
import { listMails } from '#services/admin/mail/list-mails.ts';
import { describeAmounts } from '#web/line/describe-amounts.server.ts';
import { recordDate, recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { loadAccount } from '../account/load-account.server.ts';
import { listLatest } from '../audit/list-latest.server.ts';
import { toMailRow } from '../mail/load-mails.server.ts';
import { loadNotes } from '../note/describe-notes.server.ts';
import { toUserView } from './load-users.server.ts';

const LATEST_MAILS = 8;

export async function loadBusinessUnit(request: PageRequest, businessUnitId: string) {
  const { deps, format, locale, getActor, config } = request;
  const actor = await getActor();
  const unit = requireValue(await getBusinessUnit(deps, actor, businessUnitId));
  const records = await listLatest(request, { businessUnit: businessUnitId });
  const mails = hasStaffRight(actor, 'mails.read')
    ? requireValue(await listMails(deps, actor, { businessUnit: businessUnitId, limit: LATEST_MAILS })).items
    : null;
  const billing = config.billsHere ? requireValue(await getBillingTerms(deps, actor, businessUnitId)) : null;
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
    /** Null where the shop does not bill. */
    billing,
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
    verdict: unit.verdict && { ...unit.verdict, at: recordTime(format, unit.verdict.at) },
    /** Null for whoever may not read them. */
    mails: mails && mails.map((mail) => toMailRow(mail, format)),
    invitations: unit.invitations.map((invitation) => ({
      ...invitation,
      unitId: businessUnitId,
      expires: recordDate(format, invitation.expiresAt),
    })),
    notes: await loadNotes(request, { subject: 'businessUnit', subjectId: businessUnitId }),
    /** Null for whoever may not look into the log. */
    records,
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
