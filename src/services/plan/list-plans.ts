import type { PlanSummary } from '#contract/admin-plan.ts';
import { listPlans as findPlans } from '#db/planning/plan.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';

/** As many as somebody looks through; what was carried out long ago stands in the log. */
const MOST = 50;

export async function listPlans(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
): Promise<Outcome<{ readonly items: readonly PlanSummary[] }>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const rows = await findPlans(db, MOST);
  return ok({
    items: rows.map(({ id, name, origin, status, changes, author, createdAt, endedAt, version }) => ({
      id,
      name,
      origin,
      status,
      changes,
      author,
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      version,
    })),
  });
}
