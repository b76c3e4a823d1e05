import type { Plan } from '#contract/admin-plan.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { useFormat } from '#web/words/use-format.ts';
import { ReasonedDialog } from '../frame/reasoned-dialog.tsx';
import type { Planning } from './use-plan.ts';

interface ApplyDialogProps {
  readonly planning: Planning;
  readonly plan: Plan;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Something has changed since: the changes say what. */
  readonly onStale: () => void;
}

/** Asks before a plan happens, and says which customers are told what. */
export function ApplyDialog({ planning, plan, isOpen, onClose, onStale }: ApplyDialogProps) {
  const format = useFormat();
  const moves = plan.changes.flatMap(({ booking, from, trailer, stay, before, startsAt, endsAt, difference }) =>
    booking && from ? [{ booking, from, trailer, stay, before, startsAt, endsAt, difference }] : [],
  );
  const isPromised = moves.some(({ stay }) => stay !== null);
  return (
    <ReasonedDialog
      action="swapTrailer"
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="adminBoard.plan.apply.title" values={{ count: plan.changes.length }} />}
      confirmLabel={<FormattedMessage id="adminBoard.plan.apply" />}
      isPending={planning.isPending}
      onConfirm={(reason) => planning.apply({ reason }, { onDone: onClose, onStale })}
    >
      <div className="grid gap-4">
        <p>
          <FormattedMessage id="adminBoard.plan.apply.text" />
        </p>
        {moves.length > 0 && (
          <div>
            <p className="font-semibold">
              <FormattedMessage id="adminBoard.plan.apply.told" />
            </p>
            <ul className="mt-1 list-disc ps-5">
              {moves.map(({ booking, from, trailer, before, startsAt, endsAt, difference }) => (
                <li key={booking.id}>
                  {booking.company}, {booking.number}:{' '}
                  {before
                    ? `${trailer.number}, ${format.dayTime(startsAt, OPERATOR_ZONE)} – ${format.dayTime(endsAt, OPERATOR_ZONE)}`
                    : `${from.number} → ${trailer.number}`}
                  {difference && (
                    <>
                      {', '}
                      <FormattedMessage id="adminBoard.retime.costs" values={{ amount: format.money(difference) }} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {isPromised && (
          <Notice tone="warn">
            <FormattedMessage id="adminBoard.plan.apply.promised" />
          </Notice>
        )}
      </div>
    </ReasonedDialog>
  );
}
