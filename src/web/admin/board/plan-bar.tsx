import { TriangleAlert, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Plan } from '#contract/admin-plan.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { May } from '../frame/may.tsx';
import { toAddress, withChanges } from '../list/list-address.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { PlaceMark } from './place-mark.tsx';
import { PlanDrawer } from './plan-drawer.tsx';
import { useChangeWords } from './use-change-words.ts';
import type { Planning } from './use-plan.ts';

/** More are told of in the window of the plan. */
const MOST_NAMED = 3;

interface PlanBarProps {
  readonly planning: Planning;
  readonly plan: Plan;
}

/** The plan that the board shows: what it changes, what is wrong with it, and how it ends. */
export function PlanBar({ planning, plan }: PlanBarProps) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const [open, setOpen] = useState<'changes' | 'apply' | 'discard'>();
  const close = () => setOpen(undefined);
  const isOpen = plan.status === 'open';
  // Somebody else has carried it out or discarded it: the question has its answer.
  if (!isOpen && (open === 'apply' || open === 'discard')) close();
  const wrong = plan.changes.filter(({ problem }) => problem !== null).length;
  return (
    <section
      aria-label={formatMessage({ id: 'word.noun.plan' })}
      className="relative flex flex-wrap items-center gap-x-4 gap-y-2 bg-asphalt-950 px-4 py-2.5 text-white print:hidden"
    >
      <p role="status" className="min-w-0 font-bold max-md:pe-12">
        <FormattedMessage
          id={`adminBoard.plan.status.${plan.status}`}
          values={{ name: plan.name, count: plan.changes.length }}
        />
      </p>
      <Named plan={plan} onOpen={() => setOpen('changes')} />
      <div className="ms-auto flex flex-wrap items-center gap-3">
        {wrong > 0 && (
          <span className="inline-flex items-center gap-2 font-semibold text-signal">
            <TriangleAlert aria-hidden="true" className="size-5" />
            <FormattedMessage id="adminBoard.plan.wrong" values={{ count: wrong }} />
          </span>
        )}
        <Button size="s" tone="night" onClick={() => setOpen('changes')}>
          <FormattedMessage id="adminBoard.plan.changes" />
        </Button>
        <May right="orders.write">
          {isOpen && (
            <Button size="s" tone="night" onClick={() => setOpen('discard')}>
              <FormattedMessage id="adminBoard.plan.discard" />
            </Button>
          )}
          {/* One button, so that the keyboard stays on it when the plan has been carried out. */}
          {plan.status !== 'discarded' && (
            <Button
              size="s"
              tone={isOpen ? 'signal' : 'night'}
              disabled={isOpen && (plan.changes.length === 0 || wrong > 0)}
              isPending={!isOpen && planning.isPending}
              onClick={isOpen ? () => setOpen('apply') : planning.undo}
            >
              {!isOpen && <Undo2 aria-hidden="true" className="size-5" />}
              <FormattedMessage id={isOpen ? 'adminBoard.plan.apply' : 'adminBoard.plan.undo'} />
            </Button>
          )}
        </May>
        <LinkButton
          size="s"
          tone="night"
          className="px-2 max-md:absolute max-md:end-2 max-md:top-1.5"
          to={toAddress(withChanges(params, { draft: null }))}
          aria-label={formatMessage({ id: 'adminBoard.plan.leave' })}
        >
          <X aria-hidden="true" className="size-5" />
        </LinkButton>
      </div>
      <PlanDrawer planning={planning} plan={plan} isOpen={open === 'changes'} onClose={close} />
      <ApplyDialog
        planning={planning}
        plan={plan}
        isOpen={open === 'apply'}
        onClose={close}
        onStale={() => setOpen('changes')}
      />
      <DiscardDialog planning={planning} plan={plan} isOpen={open === 'discard'} onClose={close} />
    </section>
  );
}

/** The first changes by their names. */
function Named({ plan, onOpen }: { readonly plan: Plan; readonly onOpen: () => void }) {
  const say = useChangeWords();
  const more = plan.changes.length - MOST_NAMED;
  return (
    <ul className="flex min-w-0 flex-1 items-center gap-2 overflow-hidden max-lg:hidden">
      {plan.changes.slice(0, MOST_NAMED).map((change, i) => (
        <li key={`${change.kind} ${change.booking?.id ?? change.allocationId ?? change.startsAt}`} className="min-w-0">
          <button
            type="button"
            onClick={onOpen}
            className="inline-flex min-h-8 max-w-full items-center gap-2 rounded-badge border border-dashed border-asphalt-400 px-2 text-sm"
          >
            <PlaceMark place={i + 1} isWrong={change.problem !== null} />
            <span className="truncate">{say(change)}</span>
          </button>
        </li>
      ))}
      {more > 0 && <li className="shrink-0 text-sm">+ {more}</li>}
    </ul>
  );
}
