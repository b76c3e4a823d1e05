import { countWaiting } from '#services/admin/count-waiting.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** What waits for the operator. Nothing for everybody else, whom the page itself refuses. */
export async function loadOperatorFrame({ deps, getActor }: PageRequest) {
  const counts = await countWaiting(deps, await getActor());
  return counts.ok ? counts.value : null;
}
