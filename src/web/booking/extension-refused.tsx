import { FormattedMessage } from '#i18n/intl.tsx';
import type { ExtensionPreview, ExtensionReason } from '#contract/extension.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { telHref } from '#web/words/tel-href.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import { AskDesk } from './ask-desk.tsx';
import type { BookingRowView } from './describe-row.server.ts';
import { TwinList } from './twin-list.tsx';
import { toWallTime } from '#domain/time/wall-clock.ts';

type ExtensionRefusedProps = {
  readonly booking: BookingRowView;
  readonly preview: ExtensionPreview;
  readonly onAsked: () => void;
  readonly onRefused: (problem: ProblemError) => boolean;
  readonly onWish: (wallTime: string) => void;
};

/** Reasons for which a shorter extension may still be possible. */
const CAN_BE_SHORTER: readonly ExtensionReason[] = ['taken', 'workshop', 'certificate'];

/** Why it cannot be kept so long; how long it can, and what could be had instead. */
export function ExtensionRefused({ booking, preview, onWish, ...asking }: ExtensionRefusedProps) {
  const { trailerNumber } = booking;
  const { timeZone } = booking.period;
  const { format } = useWords();
  const { phone } = usePageScope().config.contact;
  const { reason = 'taken', longestTo, previousPeriod, twins, period, desk } = preview;
  const longest = longestTo === null ? undefined : toWallTime(longestTo, timeZone);
  const isLater = longest !== undefined && longest > previousPeriod.localTo && CAN_BE_SHORTER.includes(reason);
  return (
    <>
      <Notice
        tone="warn"
        isAlert
        title={<FormattedMessage id="booking.extend.refused" />}
        action={
          isLater && (
            <Button tone="ink" size="s" onClick={() => onWish(longest)}>
              <FormattedMessage id="booking.extend.untilLongest" values={{ time: wallTimeText(format, longest) }} />
            </Button>
          )
        }
      >
        <FormattedMessage
          id={`booking.extend.reason.${reason}`}
          values={{
            number: trailerNumber,
            time: wallTimeText(format, period.localTo),
            phone: (
              <PlainLink key="phone" href={telHref(phone)} className="whitespace-nowrap">
                {phone}
              </PlainLink>
            ),
          }}
        />
      </Notice>
      {desk !== null && <AskDesk key={period.to} booking={booking} preview={{ ...preview, desk }} {...asking} />}
      {twins.length > 0 && <TwinList twins={twins} />}
    </>
  );
}
