import { CalendarClock } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { ExtensionPreview } from '#contract/extension.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { cx } from '#web/ui/cx.ts';
import { Lane } from '#web/ui/lane.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadingScaffold, Skeleton } from '#web/ui/skeleton.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { useLastRentalDay } from '#web/use-last-rental-day.ts';
import { explainTaxChange, extensionSums, taxChangeTitle } from './describe-extension.ts';
import type { BookingRowView } from './describe-row.server.ts';
import { ExtensionChart } from './extension-chart.tsx';
import { ExtensionRefused } from './extension-refused.tsx';
import { ExtensionSteps } from './extension-steps.tsx';
import { HandoverField } from './handover-field.tsx';
import { PreviewProblem } from './preview-problem.tsx';
import { SuggestedEnds } from './suggested-ends.tsx';
import { useOpenings } from './use-openings.ts';

type ExtensionFormProps = {
  readonly booking: BookingRowView;
  readonly wish: string | undefined;
  readonly preview: ExtensionPreview | undefined;
  readonly isAsking: boolean;
  readonly problem: ProblemError | undefined;
  readonly onWish: (wallTime: string) => void;
  readonly onRetry: () => void;
  /** The desk was asked, or that was refused. */
  readonly onAsked: () => void;
  readonly onRefused: (problem: ProblemError) => boolean;
};

export function ExtensionForm(props: ExtensionFormProps) {
  const { booking, wish, preview, isAsking, problem, onWish, onRetry, onAsked, onRefused } = props;
  const { formatMessage } = useIntl();
  const openings = useOpenings(booking.depotId);
  const lastDay = useLastRentalDay();
  const { localTo } = booking.period;
  const wanted = wish ?? preview?.period.localTo ?? localTo;
  const added = preview ? preview.rentAfter.days - preview.rentBefore.days : 0;
  return (
    <>
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(4rem,1fr)_minmax(0,19rem)]">
        <div>
          <p className="text-body-s font-medium">
            <FormattedMessage id="booking.extend.before" />
          </p>
          <p className="mt-1.5 flex min-h-12 items-center text-lg font-bold whitespace-nowrap">{booking.return}</p>
        </div>
        <Lane className="min-h-12 max-sm:hidden">
          {added > 0 && <FormattedMessage id="booking.extend.added" values={{ days: added }} />}
        </Lane>
        <HandoverField
          label={<FormattedMessage id="word.newReturn" />}
          value={wanted}
          onChange={onWish}
          openings={openings}
          firstDay={localTo.slice(0, 10)}
          lastDay={lastDay}
        />
      </div>
      {preview && <SuggestedEnds suggestions={preview.suggestions} chosen={wanted} onChoose={onWish} />}
      {problem && <PreviewProblem problem={problem} onRetry={onRetry} />}
      {preview ? (
        <div aria-busy={isAsking} className={cx('space-y-5', isAsking && 'opacity-60 transition-opacity delay-200')}>
          {preview.possible ? (
            <Possible preview={preview} depot={booking.depot} trailerNumber={booking.trailerNumber} />
          ) : (
            <ExtensionRefused
              booking={booking}
              preview={preview}
              onWish={onWish}
              onAsked={onAsked}
              onRefused={onRefused}
            />
          )}
        </div>
      ) : (
        !problem && (
          <LoadingScaffold label={formatMessage({ id: 'ui.loading' })}>
            <Skeleton className="mb-4 h-40 w-full" />
            <Skeleton className="mb-2 h-5 w-full" />
            <Skeleton className="mb-2 h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </LoadingScaffold>
        )
      )}
    </>
  );
}

type PossibleProps = {
  readonly preview: ExtensionPreview;
  readonly depot: string;
  readonly trailerNumber: string;
};

/** What it costs and why, and what happens next. */
function Possible({ preview, depot, trailerNumber }: PossibleProps) {
  const words = useWords();
  const { intl, format } = words;
  const taxWords = explainTaxChange(preview, words);
  const ending = preview.endingCertificates.map(({ validUntil }) => validUntil).toSorted()[0];
  return (
    <>
      {preview.movesOthers && (
        <Notice tone="free" title={<FormattedMessage id="booking.extend.movesOthers" />}>
          <FormattedMessage id="booking.extend.movesOthers.text" values={{ number: trailerNumber }} />
        </Notice>
      )}
      <ExtensionChart curve={preview.curve} booked={preview.rentBefore.days} wanted={preview.rentAfter.days} />
      <Sums caption={intl.formatMessage({ id: 'booking.extend.total' })} lines={extensionSums(preview, words)} />
      {taxWords !== undefined && preview.taxChange && (
        <Notice
          tone="info"
          title={
            <FormattedMessage
              id={taxChangeTitle(preview.taxChange)}
              values={{ time: wallTimeText(format, preview.taxChange.boundary) }}
            />
          }
        >
          {taxWords}
        </Notice>
      )}
      {preview.needsWorkshop && ending !== undefined && (
        <Notice tone="warn" icon={<CalendarClock aria-hidden="true" className="size-5" />}>
          <FormattedMessage
            id="booking.extend.certificate"
            values={{ date: format.date(`${ending}T12:00:00Z`, 'UTC') }}
          />
        </Notice>
      )}
      <ExtensionSteps preview={preview} depot={depot} />
      {preview.invoiced !== null && preview.gross.cents > 0 && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id={`booking.extend.invoiced.${preview.invoiced}`} />
        </p>
      )}
    </>
  );
}
