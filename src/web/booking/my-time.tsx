import { getLocalTimeZone } from '@internationalized/date';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useWords } from '#web/words/use-words.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type MyTimeProps = { readonly instant: string; readonly timeZone: string };

/** What the reader's own clock shows then, where it differs from the depot's. Only the browser knows. */
export function MyTime({ instant, timeZone }: MyTimeProps) {
  const { format } = useWords();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const mine = getLocalTimeZone();
  const there = format.dayTime(instant, timeZone);
  const here = format.dayTime(instant, mine);
  if (there === here) return null;
  const isSameDay = format.day(instant, timeZone) === format.day(instant, mine);
  return (
    <span className="block text-sm font-normal text-asphalt-600">
      <FormattedMessage id="booking.myTime" values={{ time: isSameDay ? format.time(instant, mine) : here }} />
    </span>
  );
}
