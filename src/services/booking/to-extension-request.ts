import type { ExtensionRequest } from '#contract/extension-request.ts';
import type { ExtensionRequestRow } from '#db/booking/extension-request.queries.ts';
import { requestStateAt } from '#domain/booking/extension-request.ts';
import { toInstant } from '#domain/time/instant.ts';

/** A wish to the desk as it stands now. */
export function toExtensionRequest(row: ExtensionRequestRow, now: Date): ExtensionRequest {
  const { id, version, state, previousEndsAt, endsAt, note, askedAt, askedByName, answeredAt, answer } = row;
  return {
    id,
    version,
    state: requestStateAt({ state, previousEnd: toInstant(previousEndsAt) }, toInstant(now)),
    to: endsAt.toISOString(),
    note,
    askedAt: askedAt.toISOString(),
    askedBy: askedByName,
    answeredAt: answeredAt?.toISOString() ?? null,
    answer,
  };
}
