import { type AdminAuditQuery, adminAuditQuery, type AuditRecord } from '#contract/admin-audit.ts';
import type { Actor } from '#domain/team/actor.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { listAudit } from '#services/admin/audit/list-audit.ts';
import { nameObject } from '#services/admin/audit/name-object.ts';
import { getUser } from '#services/admin/business-unit/get-user.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { findCompany } from '../list/find-company.server.ts';
import { describeEntry } from './describe-entry.server.ts';
import { fieldLabel } from './field-label.server.ts';
import { nameMailWords } from './name-mail-words.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

export async function loadAudit(request: PageRequest, { searchParams }: URL) {
  const { deps, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(adminAuditQuery, searchParams);
  const { items, nextCursor } = requireValue(await listAudit(deps, actor, query));
  const [person, company] = await Promise.all([
    query.actor === undefined ? undefined : getUser(deps, actor, query.actor),
    findCompany(request, actor, query.businessUnit),
  ]);
  return {
    title: pageTitle(request, 'admin.nav.audit'),
    rows: items.map((record) => toAuditView(request, record)),
    nextCursor,
    person: person?.ok ? { id: person.value.id, label: `${person.value.firstName} ${person.value.lastName}` } : null,
    company,
    about: await findAbout(request, actor, query),
  };
}

/** What the log is narrowed to: a thing by its number, or a price by its class and length. */
async function findAbout(
  { deps, locale, format }: PageRequest,
  actor: Actor,
  { object, price }: AdminAuditQuery,
): Promise<{ readonly name: string; readonly isPrice: boolean } | null> {
  if (price !== undefined) {
    const depotId = price.startsWith('factor.') ? price.slice('factor.'.length) : undefined;
    const depot = depotId === undefined ? undefined : requireValue(await nameObject(deps, actor, depotId));
    const names = depotId === undefined || depot === undefined ? {} : { [depotId]: depot };
    return { name: fieldLabel('priceList', price, { intl: getIntl(locale), format, names }), isPrice: true };
  }
  if (object === undefined) return null;
  const named = requireValue(await nameObject(deps, actor, object));
  return { name: named ?? object, isPrice: false };
}

export type AuditView = ReturnType<typeof toAuditView>;

export function toAuditView(request: Pick<PageRequest, 'locale' | 'format'>, entry: AuditRecord) {
  const { at, data, traceId, names: _names, ...record } = entry;
  const details = traceId === null ? data : { ...data, traceId };
  return {
    ...record,
    objectName:
      entry.objectType === 'mailWords' ? nameMailWords(getIntl(request.locale), entry.objectId) : record.objectName,
    time: recordTime(request.format, at),
    words: describeEntry(request, entry),
    details: Object.keys(details).length === 0 ? null : JSON.stringify(details, null, 2),
  };
}
