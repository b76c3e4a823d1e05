import { Badge } from '#web/ui/badge.tsx';
import { Plate } from '#web/ui/plate.tsx';
import type { HitView } from './describe-hit.server.ts';
import { SEARCH_LOOKS } from './search-kinds.ts';

/** What is said of a hit, wherever it is shown: what it is, its number, whose it is, and how it stands. */
export function HitText({ hit, name }: { readonly hit: HitView; readonly name: React.ReactNode }) {
  const { Icon } = SEARCH_LOOKS[hit.kind];
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-asphalt-600 max-sm:mt-1" />
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 grow basis-56">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {name}
            {hit.plate && <Plate number={hit.plate.number} country={hit.plate.country} size="s" />}
          </span>
          {hit.company !== null && <span className="block text-body-s text-asphalt-800">{hit.company}</span>}
          <span className="block text-body-s text-asphalt-600 wrap-anywhere">{hit.notes.join(' · ')}</span>
        </span>
        <Badge tone={hit.badge.tone} mark={hit.badge.mark}>
          {hit.badge.text}
        </Badge>
      </span>
    </>
  );
}
