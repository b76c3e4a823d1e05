import type { Invoicing } from '#contract/invoicing.ts';
import { findInvoicing } from '#db/business-unit/invoicing.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';

export async function getInvoicing({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Outcome<Invoicing>> {
  const member = requireRight(actor, 'changePaymentMethod');
  if (!member.ok) return member;
  const found = await findInvoicing(db, member.value);
  return found === undefined ? refuse('not-found') : ok(found);
}
