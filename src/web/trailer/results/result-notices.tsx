import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SnappedFrame } from '#web/trailer/snapped-notice.tsx';
import { useFormat } from '#web/words/use-format.ts';
import type { ResultsData } from './load-results.server.ts';
import { findNextRing } from './next-ring.ts';
import { readPlace } from './place.ts';
import { useResults } from './search-context.ts';
import { toHref, withValue, withValues } from './search-params.ts';

const strong = (words: ReactNode) => <b className="font-bold">{words}</b>;

/** What the address asked for and nobody can answer, while the rest has been searched for. */
export function ProblemNotice({ problems, isPast }: Pick<ResultsData, 'problems' | 'isPast'>) {
  return (
    <>
      {isPast && (
        <Notice tone="warn" title={<FormattedMessage id="word.datesPast" />}>
          <FormattedMessage id="search.past.text" />
        </Notice>
      )}
      {problems.length > 0 && <OtherProblems problems={problems} />}
    </>
  );
}

function OtherProblems({ problems }: Pick<ResultsData, 'problems'>) {
  return (
    <Notice tone="warn" title={<FormattedMessage id="search.problems" />}>
      <ul className="mt-1">
        {problems.map(({ name, text }) => (
          <li key={name}>
            {name}: {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export function BannerNotice({ banner }: Pick<ResultsData, 'banner'>) {
  const { search } = useResults();
  if (!banner) return null;
  if (banner.kind === 'reason') {
    return (
      <Notice
        action={
          banner.shortest && (
            <LinkButton
              to={toHref(withValues(search, banner.shortest))}
              size="s"
              preventScrollReset
              className="max-sm:w-full"
            >
              <FormattedMessage id="word.rentForDays" values={{ days: banner.days }} />
            </LinkButton>
          )
        }
      >
        {banner.text}
      </Notice>
    );
  }
  const { days, count, day, to } = banner;
  return (
    <Notice
      tone="free"
      title={<FormattedMessage id="search.longer" values={{ days }} />}
      action={
        <LinkButton
          to={toHref(withValue(search, 'to', to))}
          tone="free"
          size="s"
          replace
          preventScrollReset
          className="max-sm:w-full"
        >
          <FormattedMessage id="search.longer.action" values={{ day }} />
        </LinkButton>
      }
    >
      <FormattedMessage id="search.longer.text" values={{ day, count }} />
    </Notice>
  );
}

/** What all depots made of the period, with the longer ones around the closed days. */
export function SnappedBanner({ snapped }: Pick<ResultsData, 'snapped'>) {
  const { search } = useResults();
  if (!snapped) return null;
  return (
    <SnappedFrame sentences={snapped.sentences}>
      {snapped.choices.map(({ key, text, period }) => (
        <li key={key}>
          <LinkButton
            to={toHref(withValues(search, period))}
            size="s"
            preventScrollReset
            className="max-w-full shrink!"
          >
            {text}
          </LinkButton>
        </li>
      ))}
    </SnappedFrame>
  );
}

/** What stands outside of the radius, and how far to go for it. */
export function FartherAway() {
  const format = useFormat();
  const { search, change, facets, depots } = useResults();
  const place = readPlace(search);
  if (place.kind !== 'around' || place.radiusKm === null || !facets.everywhere) return null;
  const next = findNextRing(place.point, place.radiusKm, depots, facets.everywhere.depot);
  if (!next) return null;
  return (
    <Card tone="dashed" className="flex flex-wrap items-center justify-between gap-4 p-4! text-body-s md:p-4!">
      <p className="min-w-56 flex-1">
        <FormattedMessage
          id="search.farther"
          values={{
            count: next.count,
            depot: next.depot.name,
            distance: format.distance(Math.round(next.distanceKm)),
            b: strong,
          }}
        />
      </p>
      <Button
        size="s"
        className="max-sm:w-full"
        onClick={() => change(withValue(search, 'radiusKm', String(next.radiusKm)))}
      >
        <FormattedMessage id="search.farther.action" values={{ radius: next.radiusKm }} />
      </Button>
    </Card>
  );
}
