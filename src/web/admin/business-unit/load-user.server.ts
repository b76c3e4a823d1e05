import { LOCALE_NAMES } from '#i18n/locales.ts';
import { listAudit } from '#services/admin/audit/list-audit.ts';
import { getUser } from '#services/admin/business-unit/get-user.ts';
import { recordDate, recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { toAuditView } from '../audit/load-audit.server.ts';
import { toUserView } from './load-users.server.ts';

const LATEST_RECORDS = 8;

export async function loadUser({ deps, format, getActor, config }: PageRequest, userId: string) {
  const actor = await getActor();
  const user = requireValue(await getUser(deps, actor, userId));
  const { items: records } = requireValue(await listAudit(deps, actor, { actor: userId, limit: LATEST_RECORDS }));
  const view = toUserView(user, format);
  return {
    title: `${view.name} · ${config.productName}`,
    isSelf: 'userId' in actor && actor.userId === userId,
    user: { ...user, ...view },
    language: LOCALE_NAMES[user.locale],
    since: recordDate(format, user.createdAt),
    legalAcceptedAt: user.legalAcceptedAt === null ? null : recordTime(format, user.legalAcceptedAt),
    orderLimit:
      user.orderLimitCents === null ? null : format.roundMoney({ cents: user.orderLimitCents, currency: 'EUR' }),
    sessions: user.sessions.map((session) => ({
      ...session,
      startedAt: recordTime(format, session.startedAt),
      lastSeenAt: recordTime(format, session.lastSeenAt),
    })),
    visits: user.visits.map((visit) => ({
      ...visit,
      startedAt: recordTime(format, visit.startedAt),
      endedAt: visit.endedAt === null ? null : recordTime(format, visit.endedAt),
    })),
    records: records.map((record) => toAuditView(record, format)),
  };
}

export type UserPageView = Awaited<ReturnType<typeof loadUser>>;
