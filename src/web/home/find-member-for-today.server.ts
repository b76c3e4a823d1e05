import type { Member } from '#domain/team/actor.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** Lets members see the shop window as guests do. */
const SHOP_WINDOW = 'shop';

/** Who has a day to be shown here: members, once they have accepted the terms, unless they ask for the shop window. */
export async function findMemberForToday({ getActor }: PageRequest, url: URL): Promise<Member | undefined> {
  if (url.searchParams.has(SHOP_WINDOW)) return undefined;
  const actor = await getActor();
  return actor.kind === 'member' && actor.legalAccepted ? actor : undefined;
}
