import type { ListView } from '#contract/admin-view.ts';
import { renameView as rename } from '#db/view/view.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { namingTwice } from './naming-twice.ts';

type Wish = { readonly viewId: string; readonly name: string };

export async function renameView(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
  { viewId, name }: Wish,
): Promise<Outcome<ListView>> {
  const admin = requireStaff(actor, 'yard.read');
  if (!admin.ok) return admin;
  const { userId } = admin.value;
  return namingTwice(async () => {
    const view = await rename(db, { userId, viewId, name });
    return view === undefined ? refuse('not-found') : ok(view);
  });
}
