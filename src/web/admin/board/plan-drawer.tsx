import { useEffect, useRef, useState } from 'react';
import type { Plan, PlanChange } from '#contract/admin-plan.ts';
import { PLANNING_LIMITS } from '#domain/planning/planning-limit.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { markSaved } from '#web/ui/unsaved.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { PlaceMark } from './place-mark.tsx';
import { useChangeWords } from './use-change-words.ts';
import type { Planning } from './use-plan.ts';

interface PlanDrawerProps {
  readonly planning: Planning;
  readonly plan: Plan;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All changes of a plan, each with what is wrong with it and a way to put it right. */
export function PlanDrawer({ planning, plan, isOpen, onClose }: PlanDrawerProps) {
  const format = useFormat();
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={plan.name}
      note={
        <FormattedMessage
          id="adminBoard.plan.by"
          values={{ author: plan.author, moment: format.dayTime(plan.createdAt, OPERATOR_ZONE) }}
        />
      }
    >
      {planning.isDrafting && <Rename key={plan.name} planning={planning} name={plan.name} />}
      {plan.changes.length === 0 && (
        <p className="text-asphalt-600">
          <FormattedMessage id="adminBoard.plan.empty" />
        </p>
      )}
      <ol className="grid gap-4">
        {plan.changes.map((change, i) => (
          <li
            key={`${change.kind} ${change.booking?.id ?? change.allocationId ?? change.startsAt} ${change.trailer.id}`}
            className="rounded-card border border-line p-4"
          >
            <Change planning={planning} change={change} place={i + 1} />
          </li>
        ))}
      </ol>
    </Drawer>
  );
}

function Rename({ planning, name }: { readonly planning: Planning; readonly name: string }) {
  const [typed, setTyped] = useState(name);
  const box = useRef<HTMLDivElement>(null);
  const said = typed.trim();
  // Another name has been saved, here or by somebody else: the window has nothing to lose any more.
  useEffect(() => {
    if (box.current) markSaved(box.current);
  }, []);
  return (
    <div ref={box} className="mb-5 flex flex-wrap items-end gap-3">
      <div className="grow">
        <TextField
          label={<FormattedMessage id="adminBoard.plan.name" />}
          maxLength={120}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button
        disabled={said === '' || said === name}
        isPending={planning.isPending}
        onClick={() => void planning.change({ name: said })}
      >
        <FormattedMessage id="ui.save" />
      </Button>
    </div>
  );
}

interface ChangeProps {
  readonly planning: Planning;
  readonly change: PlanChange;
  readonly place: number;
}

function Change({ planning, change, place }: ChangeProps) {
  const format = useFormat();
  const say = useChangeWords();
  const { booking, from, trailer, startsAt, endsAt, before, difference, warnings, problem, lacks, stay, note } = change;
  const renewed = problem === 'stale' && toRenewed(change);
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2 font-semibold">
        <PlaceMark place={place} isWrong={problem !== null} />
        {say(change)}
      </p>
      <p className="text-sm text-asphalt-600">
        {booking &&
          from &&
          `${booking.number}, ${from.id === trailer.id ? '' : `${from.number} → `}${trailer.number}, `}
        {format.dayTime(startsAt, OPERATOR_ZONE)} – {format.dayTime(endsAt, OPERATOR_ZONE)}
        {note !== null && `, ${note}`}
      </p>
      {before && (
        <p className="text-sm text-asphalt-600">
          <FormattedMessage id="adminBoard.retime.before" />{' '}
          <s>
            {format.dayTime(before.startsAt, OPERATOR_ZONE)} – {format.dayTime(before.endsAt, OPERATOR_ZONE)}
          </s>
          {difference && (
            <>
              {', '}
              <FormattedMessage id="adminBoard.retime.costs" values={{ amount: format.money(difference) }} />
            </>
          )}
        </p>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          <FormattedMessage id={`adminBooking.warning.${warning}`} />
        </Notice>
      ))}
      {lacks.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {lacks.map((lack) => (
            <WordBadge key={lack} tone="warn" word={`adminBooking.swap.lacks.${lack}`} />
          ))}
        </p>
      )}
      {problem !== null && (
        <Notice tone="danger">
          <FormattedMessage id={`adminBoard.plan.problem.${problem}`} values={{ trailer: trailer.number }} />
        </Notice>
      )}
      {problem === null && stay !== null && stay !== 'state' && stay !== 'handover' && (
        <Notice tone="warn">
          <FormattedMessage
            id={`adminBooking.swap.held.${stay}`}
            values={{ hours: PLANNING_LIMITS.leadHours, days: PLANNING_LIMITS.restDays }}
          />
        </Notice>
      )}
      {planning.isDrafting && (
        <div className="flex flex-wrap gap-3">
          {renewed && (
            <Button size="s" isPending={planning.isPending} onClick={() => void planning.change({ add: [renewed] })}>
              <FormattedMessage id="adminBoard.plan.renew" />
            </Button>
          )}
          <Button
            size="s"
            tone="quiet"
            isPending={planning.isPending}
            onClick={() => void planning.change({ remove: [place - 1] })}
          >
            <FormattedMessage id="adminBoard.plan.takeOut" />
          </Button>
        </div>
      )}
    </div>
  );
}

/** The same change of what is there now; undefined for what nothing has been changed of. */
function toRenewed({ kind, booking, allocationId, trailer, startsAt, endsAt }: PlanChange) {
  if (kind === 'period' && booking) {
    const [from, to] = [startsAt, endsAt].map((at) => toWallTime(at, booking.timeZone));
    return { kind, bookingId: booking.id, from: from ?? '', to: to ?? '' };
  }
  if (kind === 'move' && booking) return { kind, bookingId: booking.id, trailerId: trailer.id };
  return kind === 'drop' && allocationId !== null ? { kind, allocationId, trailerId: trailer.id } : undefined;
}
