import { Suspense } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { BookingBox } from './booking-box.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { CurveSection } from './curve-section.tsx';
import { DepotSection } from './depot-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { FreeDaysHint } from './free-days-hint.tsx';
import { Gallery } from './gallery.tsx';
import type { TrailerData } from './load-trailer.server.ts';
import { PeriodField } from './period-field.tsx';
import { PeriodProblem } from './period-problem.tsx';
import { ReturnField } from './return-field.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SnappedNotice } from '../snapped-notice.tsx';
import { ServicesSection } from './services-section.tsx';
import { TopBand } from './top-band.tsx';
import { TrailerHead } from './trailer-head.tsx';
import { SimilarSection } from './similar-section.tsx';
import { useRental } from './use-rental.ts';

/**
 * One trailer: what it is, what it costs, when it is free and where it stands; the box beside it leads on. What is below
 * the first view is taken over from the document part by part, so that a phone answers a finger in between.
 */
export function TrailerPage({ data }: { readonly data: TrailerData }) {
  const rental = useRental(data);
  const { price, availability } = data;
  const period = {
    period: data.period,
    calendar: data.calendar,
    depot: data.depot,
    returnDepot: data.returnDepot,
    returnTimes: data.returnTimes,
    days: rental.shown?.days,
    lastFreeDay: price?.freeDays?.lastDay,
    onChoose: rental.choose,
  };
  return (
    <>
      <TopBand {...data} />
      <PageBody className="py-0! pb-16! md:pt-6!">
        <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_var(--container-side)] xl:gap-y-14">
          <div className="min-w-0 space-y-6">
            <Gallery {...data} />
            {data.problem !== undefined && <PeriodProblem code={data.problem} />}
            <TrailerHead {...data} />
            <div className="space-y-3 xl:hidden">
              <PeriodField {...period} />
              <ReturnField {...data} onChoose={rental.chooseReturn} />
              {data.snapped && <SnappedNotice snapped={data.snapped} onChoose={rental.chooseSnapped} />}
              {availability && (
                <Notice
                  tone="warn"
                  title={
                    availability.nextFree && (
                      <FormattedMessage id="trailer.freeFromDate" values={{ date: availability.nextFree.text }} />
                    )
                  }
                >
                  {availability.text}
                </Notice>
              )}
              {!availability && price?.freeDays && <FreeDaysHint freeDays={price.freeDays} onChoose={rental.choose} />}
            </div>
            <FactsSection {...data} />
          </div>
          <aside aria-label={data.name} className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <div className="xl:sticky xl:top-6">
              <BookingBox data={data} rental={rental} period={period} />
            </div>
          </aside>
          <div className="min-w-0 space-y-10 md:space-y-14">
            {rental.curve && rental.shown && (
              <Suspense>
                <CurveSection
                  curve={rental.curve}
                  days={rental.shown.days}
                  price={price}
                  depot={data.depot.city}
                  onPreview={rental.preview}
                  onDays={rental.chooseDays}
                />
              </Suspense>
            )}
            <Suspense>
              <CalendarSection {...period} />
            </Suspense>
            <Suspense>
              <ServicesSection services={data.services} chosen={rental.services} onChange={rental.chooseService} />
            </Suspense>
            <Suspense>
              <DepotSection {...data} />
              {data.documents && data.documents.length > 0 && <DocumentsSection documents={data.documents} />}
              <SimilarSection similar={data.similar} />
            </Suspense>
          </div>
        </div>
      </PageBody>
      <PhoneBar data={data} rental={rental} />
    </>
  );
}
