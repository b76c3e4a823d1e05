import { FormattedMessage } from '#i18n/intl.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { AgainSection } from './again-section.tsx';
import { DayCard } from './day-card.tsx';
import { KeyFigures } from './key-figures.tsx';
import type { TodayData } from './load-today.server.ts';
import { RunningSection } from './running-section.tsx';
import { SearchHead, type SearchHeadProps } from './search-head.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { useShopSections } from './use-shop-sections.ts';
import { WaitingCard } from './waiting-card.tsx';
import { Welcome } from './welcome.tsx';

/** The home page of who is signed in: what waits, what happens today, where the trailers are, and what to rent again. */
export default function TodayPage({ SearchForm, ...data }: TodayData & Pick<SearchHeadProps, 'SearchForm'>) {
  useShopSections();
  const { date, shortDate, own, runningCount, waiting, days, running, again, mayRent } = data;
  const isNew = waiting.length === 0 && running.length === 0 && again.length === 0;
  const hasNothing = isNew && days.every(({ entries }) => entries.length === 0);
  return (
    <>
      <SearchHead data={data} SearchForm={SearchForm} isFirst={!hasNothing && waiting.every(({ act }) => !act)} />
      <PageBody className="space-y-10 py-6! md:space-y-14 md:py-8!">
        <div className="space-y-6">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
            <div className="min-w-0">
              <h1 className="text-h1">
                <span className="inline-block first-letter:uppercase sm:hidden">{shortDate}</span>
                <span className="hidden first-letter:uppercase sm:inline-block">{date}</span>
              </h1>
              <p className="mt-1 text-asphalt-600">
                <FormattedMessage
                  id="today.summary"
                  values={{
                    waiting: <FormattedMessage id="today.summary.waiting" values={{ count: own }} />,
                    running: <FormattedMessage id="today.summary.running" values={{ count: runningCount }} />,
                  }}
                />
              </p>
            </div>
            {!hasNothing && <KeyFigures figures={data.figures} />}
          </div>
          <StandingNotice data={data} />
          {hasNothing ? (
            <Welcome mayRent={mayRent} />
          ) : (
            <div className="grid gap-4 max-xl:items-start xl:grid-cols-[minmax(0,1fr)_var(--container-side)]">
              <WaitingCard waiting={waiting} isOnlooker={data.role === 'viewer' || (own === 0 && waiting.length > 0)} />
              <DayCard days={days} now={data.now.time} />
            </div>
          )}
        </div>
        {!isNew && <RunningSection data={data} />}
        {again.length > 0 && <AgainSection trailers={again} />}
      </PageBody>
    </>
  );
}
