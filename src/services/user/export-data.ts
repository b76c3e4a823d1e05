import {
  listLegalAcceptances,
  listMailsTo,
  listOwnActs,
  listOwnDisputes,
  listOwnObjections,
  listOwnOrders,
  listOwnQuotes,
  listOwnSessions,
  listVisits,
} from '#db/user/personal-data.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { refuseForImpersonator, requireUser } from '../require-actor.ts';
import { getMe } from './get-me.ts';

/** Everything the shop keeps about whoever asks, and nothing about anybody else. */
export async function exportData(deps: ReadsWithSettings, actor: Actor): Promise<Outcome<object>> {
  const user = requireUser(actor);
  if (!user.ok) return user;
  const personal = refuseForImpersonator(actor, 'exportData');
  if (!personal.ok) return personal;
  const me = await getMe(deps, actor);
  if (!me.ok) return me;
  const who = { userId: user.value.userId };
  const { businessUnit, businessUnitRole } = me.value;
  const [legalAcceptances, sessions, visits, orders, quotes, disputes, objections, mails, acts] = await Promise.all([
    listLegalAcceptances(deps.db, who),
    listOwnSessions(deps.db, who),
    listVisits(deps.db, who),
    listOwnOrders(deps.db, who),
    listOwnQuotes(deps.db, who),
    listOwnDisputes(deps.db, who),
    listOwnObjections(deps.db, who),
    listMailsTo(deps.db, who),
    listOwnActs(deps.db, who),
  ]);
  return ok({
    exportedAt: deps.clock.now().toISOString(),
    user: me.value.user,
    membership: businessUnit && { businessUnit: businessUnit.name, role: businessUnitRole },
    legalAcceptances,
    sessions,
    visits,
    orders,
    quotes,
    disputes,
    objections,
    mails,
    acts,
  });
}
