import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MOST_MILEAGE_KM } from '#contract/handover.ts';
import { useFormat } from '#web/pricing/use-format.ts';
import { useHandoverDesk } from '../handover-desk.ts';
import { StepScreen } from '../step-screen.tsx';
import { useStepWay } from '../step-way.ts';
import { useDraft } from '../use-draft.ts';
import { BigNumberField } from './big-number-field.tsx';
import { NextButton } from './next-button.tsx';
import { readNumber } from './read-number.ts';
import { StepForm } from './step-form.tsx';

const readText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);

type Problem = 'number' | 'lower';

/** What the counter on the hub shows. */
export function MileageStep() {
  const id = useId();
  const format = useFormat();
  const { handover, view, answer } = useHandoverDesk();
  const { goOn } = useStepWay();
  const [typed, setTyped] = useDraft('mileage', String(view.parts.mileage?.km ?? ''), readText);
  const [problem, setProblem] = useState<Problem>();
  const last = handover.lastMileageKm;

  const submit = async () => {
    const km = readNumber(typed);
    const isNumber = km !== undefined && Number.isInteger(km) && km <= MOST_MILEAGE_KM;
    const wrong = !isNumber ? 'number' : last !== null && km < last ? 'lower' : undefined;
    setProblem(wrong);
    if (!isNumber || wrong !== undefined) return;
    await answer('mileage', { km });
    goOn();
  };
  const values = { last: last === null ? '' : format.number(last) };
  return (
    <StepScreen
      step="mileage"
      question={<FormattedMessage id="handover.mileage.question" />}
      hint={<FormattedMessage id="handover.mileage.hint" />}
      primary={<NextButton form={id} />}
    >
      <StepForm id={id} onSubmit={submit}>
        <BigNumberField
          label={<FormattedMessage id="handover.step.mileage" />}
          unit={<FormattedMessage id="handover.unit.name.km" />}
          value={typed}
          maxLength={12}
          onChange={setTyped}
          {...(last !== null && { description: <FormattedMessage id="handover.mileage.last" values={values} /> })}
          {...(problem !== undefined && {
            errorMessage: <FormattedMessage id={`handover.mileage.${problem}`} values={values} />,
          })}
        />
      </StepForm>
    </StepScreen>
  );
}
