import type { StoppedPickUp } from '#contract/handover.ts';
import type { HandoverRow } from '#db/handover/handover.queries.ts';
import { findStop } from '#domain/handover/pick-up-stop.ts';

type Stopped = Pick<HandoverRow, 'kind' | 'parts' | 'release' | 'stoppedAt'>;
type Trailer = { readonly type: string; readonly axles: number };

/** What keeps a pick-up from going on, with what was noted; null while nothing does. */
export function describeStop(
  { kind, parts, release, stoppedAt }: Stopped,
  { type, axles }: Trailer,
): StoppedPickUp | null {
  if (stoppedAt === null) return null;
  const checklist = parts.checklist ?? {};
  const { tyres, checks } = findStop({
    kind,
    type,
    axles,
    treadMm: parts.tyres ?? {},
    checks: Object.fromEntries(Object.entries(checklist).map(([check, { isOk }]) => [check, isOk])),
    released: release?.checks ?? [],
  });
  return {
    since: stoppedAt.toISOString(),
    tyres: tyres.map((position) => ({ position, depthMm: parts.tyres?.[position] ?? 0 })),
    checks: checks.map((check) => ({ check, note: checklist[check]?.note ?? null })),
  };
}
