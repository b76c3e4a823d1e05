import { Suspense } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Card } from '#web/ui/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { SectionHeading } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { TrailerData } from './load-trailer.server.ts';
import type { PeriodChoice } from './period-choice.ts';

const FreeMonths = lazyPart(() => import('./free-months.tsx'));

/** Free and busy days, two months at a time, and the busy stretches in words. */
export function CalendarSection(props: PeriodChoice) {
  // Browsers and servers do not name months alike in every language, so the months are drawn where they are used.
  const isHydrated = useHydrated();
  const placeholder = <Skeleton className="h-208 w-full md:h-101" />;
  return (
    <section aria-labelledby="calendar">
      <SectionHeading id="calendar" title={<FormattedMessage id="trailer.calendar.title" />} action={<Legend />} />
      <Card>
        {/* Hundreds of boxes that are laid out when they come near; until then they take about the room that they will. */}
        <div className="-m-1 p-1 [contain-intrinsic-block-size:auto_52rem] [content-visibility:auto] md:[contain-intrinsic-block-size:auto_25.25rem]">
          {isHydrated ? (
            <Suspense fallback={placeholder}>
              <FreeMonths {...props} />
            </Suspense>
          ) : (
            placeholder
          )}
        </div>
        <BusyList stretches={props.calendar.stretches} />
      </Card>
    </section>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-body-s text-asphalt-700">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-4 rounded-badge bg-asphalt-950" />
        <FormattedMessage id="trailer.calendar.yours" />
      </li>
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="size-4 rounded-badge bg-free-soft shadow-[inset_0_-3px_0_var(--color-free)]"
        />
        <FormattedMessage id="trailer.calendar.freeOfCharge" />
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="hatch size-4 rounded-badge border border-line" />
        <FormattedMessage id="trailer.calendar.busy" />
      </li>
    </ul>
  );
}

/** The busy stretches in words. Who has the trailer is nobody's business. */
function BusyList({ stretches }: { readonly stretches: TrailerData['calendar']['stretches'] }) {
  if (stretches.length === 0) {
    return (
      <p className="text-body-s text-free">
        <FormattedMessage id="trailer.calendar.allFree" />
      </p>
    );
  }
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-h4">
        <FormattedMessage id="trailer.calendar.notFree" />
      </h3>
      <ul className="mt-1 text-body-s">
        {stretches.map(({ key, text, reason }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 last:border-b-0">
            <span>{text}</span>
            <span className="font-semibold">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
