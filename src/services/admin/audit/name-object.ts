import { findNameOfAny } from '#db/audit/object-name.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';

/** What people call the thing with this id, whatever it is. */
export async function nameObject({ db }: Reads, actor: Actor, id: string): Promise<Outcome<string | undefined>> {
  const admin = requireStaff(actor, 'audit.read');
  if (!admin.ok) return admin;
  return ok(await findNameOfAny(db, id));
}
