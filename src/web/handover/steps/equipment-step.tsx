import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Answer, readAnswer } from '../answer.ts';
import { useHandoverDesk } from '../handover-desk.ts';
import { StepScreen } from '../step-screen.tsx';
import { useStepWay } from '../step-way.ts';
import { useDraft } from '../use-draft.ts';
import { NextButton } from './next-button.tsx';
import { Stepper } from './stepper.tsx';

const MOST_PIECES = 999;

/** Counts what belongs to the trailer; on return beside what left with it. */
export function EquipmentStep() {
  const { formatMessage } = useIntl();
  const { handover, view, answer } = useHandoverDesk();
  const { goOn } = useStepWay();
  const [counts, setCounts] = useDraft<Answer<'equipment'>>('equipment', view.parts.equipment, (kept) =>
    readAnswer('equipment', kept),
  );
  const [isAsked, setIsAsked] = useState(false);
  const { equipment, ordered } = handover.plan;
  const before = handover.pickUp?.parts.equipment;
  const missing = equipment.filter((item) => counts[item] === undefined);

  const submit = async () => {
    setIsAsked(true);
    if (missing.length > 0) return;
    await answer('equipment', counts);
    goOn();
  };
  return (
    <StepScreen
      step="equipment"
      question={<FormattedMessage id="handover.equipment.question" />}
      hint={<FormattedMessage id={`handover.equipment.${handover.kind}`} />}
      note={
        isAsked &&
        missing.length > 0 && (
          <p role="alert" className="text-sm font-medium text-danger">
            <FormattedMessage id="handover.equipment.missing" values={{ count: missing.length }} />
          </p>
        )
      }
      primary={<NextButton onClick={() => void submit()} />}
    >
      {before && missing.length > 0 && (
        <div className="mb-4">
          <Button isFullWidth onClick={() => setCounts({ ...before, ...counts })}>
            <FormattedMessage id="handover.equipment.same" />
          </Button>
        </div>
      )}
      <ul className="divide-y divide-line">
        {equipment.map((item) => {
          const count = counts[item];
          const then = before?.[item];
          const name = formatMessage({ id: `handover.equipment.${item}` });
          return (
            <li
              key={item}
              className="grid items-center gap-x-3 gap-y-2 py-3 min-[380px]:grid-cols-[minmax(0,1fr)_12.5rem]"
            >
              <div className="min-w-0">
                <p className="leading-5 font-semibold">{name}</p>
                {item in ordered && (
                  <p className="mt-1">
                    <WordBadge tone="info" word="handover.equipment.ordered" values={{ count: ordered[item] ?? 0 }} />
                  </p>
                )}
                {then !== undefined && (
                  <p className="mt-1 flex flex-wrap gap-2 text-sm text-asphalt-600">
                    <FormattedMessage id="handover.equipment.before" values={{ count: then }} />
                    {count !== undefined && count < then && (
                      <WordBadge tone="warn" word="handover.equipment.fewer" values={{ count: then - count }} />
                    )}
                  </p>
                )}
              </div>
              <Stepper
                name={name}
                size="l"
                value={count}
                max={MOST_PIECES}
                onChange={(next) => setCounts({ ...counts, [item]: next })}
              >
                {count ?? '–'}
              </Stepper>
            </li>
          );
        })}
      </ul>
    </StepScreen>
  );
}
