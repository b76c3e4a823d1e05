import type { Actor } from '#domain/team/actor.ts';
import { getImpersonation } from '#services/session/get-impersonation.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';

export type ImpersonationView = NonNullable<Awaited<ReturnType<typeof loadImpersonation>>>;

/** Null for everybody who acts for themselves. */
export async function loadImpersonation({ deps, format }: PageRequest, actor: Actor) {
  const found = requireValue(await getImpersonation(deps, actor));
  return (
    found && { ...found, startedAt: recordTime(format, found.startedAt), endsAt: recordTime(format, found.endsAt) }
  );
}
