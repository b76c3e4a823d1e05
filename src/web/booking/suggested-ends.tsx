import { FormattedMessage } from '#i18n/intl.tsx';
import type { SuggestedEnd } from '#contract/extension.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { ChipButton, ChipRow } from '#web/ui/chip.tsx';

type SuggestedEndsProps = {
  readonly suggestions: readonly SuggestedEnd[];
  readonly chosen: string;
  readonly onChoose: (wallTime: string) => void;
};

/** Ends that can be had with one touch; the first often costs nothing. */
export function SuggestedEnds({ suggestions, chosen, onChoose }: SuggestedEndsProps) {
  const { intl, format } = useWords();
  if (suggestions.length === 0) return null;
  return (
    <ChipRow label={intl.formatMessage({ id: 'booking.extend.suggestions' })}>
      {suggestions.map(({ kind, localTo, difference }) => {
        const isChosen = localTo === chosen;
        return (
          <ChipButton key={kind} isChosen={isChosen} aria-pressed={isChosen} onClick={() => onChoose(localTo)}>
            {kind === 'longest' ? (
              <FormattedMessage id="booking.extend.longest" />
            ) : (
              <FormattedMessage
                id="booking.extend.until"
                values={{ date: wallTimeText(format, localTo.slice(0, 10)) }}
              />
            )}
            {kind === 'free' && (
              <span className={isChosen ? undefined : 'text-free'}>+ {format.roundMoney(difference)}</span>
            )}
          </ChipButton>
        );
      })}
    </ChipRow>
  );
}
