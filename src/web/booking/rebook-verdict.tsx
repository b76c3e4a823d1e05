import { FormattedMessage } from '#i18n/intl.tsx';
import type { RebookingPreview } from '#contract/rebooking.ts';
import { money } from '#domain/money/money.ts';
import { cx } from '#web/ui/cx.ts';
import { useWords } from '#web/words/use-words.ts';
import { directionOf } from './direction-of.ts';

type RebookVerdictProps = { readonly preview: RebookingPreview | undefined; readonly isAsking: boolean };

/** Beside the button what a change comes to, whatever of the form is in view. */
export const RebookVerdict = ({ preview, isAsking }: RebookVerdictProps) => (
  <p
    aria-live="polite"
    className={cx(
      'flex basis-full flex-wrap justify-between gap-x-4 font-semibold empty:hidden',
      isAsking && 'opacity-60 transition-opacity delay-200',
    )}
  >
    {preview && <Verdict preview={preview} />}
  </p>
);

function Verdict({ preview }: { readonly preview: RebookingPreview }) {
  const { format } = useWords();
  if (!preview.possible) return <FormattedMessage id="booking.rebook.refused" />;
  const direction = directionOf(preview);
  return (
    <>
      <FormattedMessage id={`booking.rebook.${direction}`} />
      {direction !== 'same' && (
        <span className="whitespace-nowrap">{format.money(money(Math.abs(preview.difference.gross.cents)))}</span>
      )}
    </>
  );
}
