import { listAdminNames } from '#db/team/membership.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireMember } from '../require-actor.ts';

export type AdminContact = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** Whom to ask in the own company for what one may not do oneself. */
export async function listAdmins({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Outcome<readonly AdminContact[]>> {
  const member = requireMember(actor);
  return member.ok ? ok(await listAdminNames(db, member.value)) : member;
}
