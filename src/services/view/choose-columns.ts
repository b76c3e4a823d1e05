import type { ChooseColumnsInput } from '#contract/admin-view.ts';
import { putColumns } from '#db/view/view.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';

/** Which columns of a list somebody usually wants. */
export async function chooseColumns(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
  { list, columns }: ChooseColumnsInput,
): Promise<Outcome<void>> {
  const admin = requireStaff(actor, 'yard.read');
  if (!admin.ok) return admin;
  await putColumns(db, { userId: admin.value.userId, list, columns: [...new Set(columns)] });
  return ok(undefined);
}
