import type { TaskHold } from '#contract/admin-task.ts';
import type { HoldRow } from '#db/figure/desk-task.queries.ts';

export const toHold = ({ kind, objectId, ownerId, ownerName, restsUntil, version }: HoldRow): TaskHold => ({
  kind,
  objectId,
  owner: ownerId === null ? null : { id: ownerId, name: ownerName },
  restsUntil,
  version,
});
