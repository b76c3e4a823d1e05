import { FormattedMessage } from '#i18n/intl.tsx';
import type { TakenLine as TakenAnswer } from '#contract/checkout.ts';
import { STEP_TABLE } from '#domain/cart/cart-step.ts';
import { useCartWriter } from '#web/cart/cart-writer.tsx';
import type { CartLineView } from '#web/cart/describe-cart.server.ts';
import { describeTaken } from '#web/cart/describe-taken.ts';
import { TakenLine } from '#web/cart/taken-line.tsx';
import { useLineActions } from '#web/cart/use-line-actions.ts';
import { useWords } from '#web/words/use-words.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Plate } from '#web/ui/plate.tsx';

type TakenDialogProps = {
  readonly taken: readonly TakenAnswer[];
  readonly lines: readonly CartLineView[];
  /** The lines that are still to be replaced, after one was. */
  readonly onReplaced: (rest: readonly TakenAnswer[]) => void;
  readonly onClose: () => void;
};

/** Somebody was faster, or it has become too late: what could be rented instead, one click away, without leaving the review. */
export function TakenDialog({ taken, lines, onReplaced, onClose }: TakenDialogProps) {
  const words = useWords();
  const { isBusy } = useCartWriter();
  const { replace } = useLineActions();
  const gone = taken.flatMap((answer) => {
    const line = lines.find(({ id }) => id === answer.itemId);
    return line ? [{ answer, line, view: describeTaken({ ...answer, period: line.period }, words) }] : [];
  });
  // Nobody took what the hours of the depot forbid, and another trailer would not help.
  const what = gone.every(({ view }) => view.isAboutPeriod) ? 'unfit' : 'taken';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id={`checkout.${what}`} values={{ count: gone.length }} />}
      note={<FormattedMessage id={`checkout.${what}.text`} />}
      size="l"
      footer={
        <LinkButton to={STEP_TABLE.cart.path} tone={what === 'unfit' ? 'signal' : 'quiet'}>
          <FormattedMessage id="checkout.toCart" />
        </LinkButton>
      }
    >
      {gone.map(({ answer, line, view }) => (
        <section key={line.id} className="mt-2 not-first:mt-7">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Plate number={line.plate} country={line.country} />
            <span className="font-condensed text-sm text-asphalt-600">{line.number}</span>
            <span className="font-bold">{line.name}</span>
          </h3>
          <TakenLine
            taken={view}
            isBusy={isBusy}
            onReplace={async (twin) => {
              const replaced = await replace(line, twin);
              if (replaced) onReplaced(taken.filter(({ itemId }) => itemId !== answer.itemId));
            }}
          />
        </section>
      ))}
    </Dialog>
  );
}
