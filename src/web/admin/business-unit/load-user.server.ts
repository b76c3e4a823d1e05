import { LOCALE_NAMES } from '#i18n/locales.ts';
import { getUser } from '#services/admin/business-unit/get-user.ts';
import { recordDate, recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { listLatest } from '../audit/list-latest.server.ts';
import { toUserView } from './load-users.server.ts';

export async function loadUser(request: PageRequest, userId: string) {
  const { deps, format, getActor, config } = request;
  const actor = await getActor();
  const user = requireValue(await getUser(deps, actor, userId));
  const records = await listLatest(request, { actor: userId });
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
    /** Null for whoever may not look into the log. */
    records,
  };
}

export type UserPageView = Awaited<ReturnType<typeof loadUser>>;
