import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { MOST_MILEAGE_KM } from '#contract/handover.ts';
import { useFormat } from '#web/words/use-format.ts';
import { useHandoverDesk } from '../handover-desk.ts';
import { StepScreen } from '../step-screen.tsx';
import { useStepWay } from '../step-way.ts';
import { useDraft } from '../use-draft.ts';
import { BigNumberField } from './big-number-field.tsx';
import { LowerReading } from './lower-reading.tsx';
import { NextButton } from './next-button.tsx';
import { readLower } from './read-lower.ts';
import { readNumber } from './read-number.ts';
import { StepForm } from './step-form.tsx';

/** What the counter on the hub shows. */
export function MileageStep() {
  const id = useId();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { handover, view, answer } = useHandoverDesk();
  const { goOn } = useStepWay();
  const { mileage } = view.parts;
  const [values, setValues] = useDraft(
    'mileage',
    { typed: String(mileage?.km ?? ''), isConfirmed: mileage?.isConfirmed ?? false, note: mileage?.note ?? '' },
    readMileage,
  );
  const [tries, setTries] = useState(0);
  const isAsked = tries > 0;
  const last = handover.lastMileageKm;
  const km = readNumber(values.typed);
  const isNumber = km !== undefined && Number.isInteger(km) && km <= MOST_MILEAGE_KM;
  const isLower = isNumber && last !== null && km < last;

  const submit = async () => {
    setTries(tries + 1);
    if (!isNumber || (isLower && !values.isConfirmed)) return;
    await answer('mileage', isLower ? { km, isConfirmed: true, note: values.note.trim() || null } : { km });
    goOn();
  };
  const lastText = last === null ? '' : formatMessage({ id: 'handover.unit.km' }, { value: format.number(last) });
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
          value={values.typed}
          maxLength={12}
          onChange={(typed) => setValues({ ...values, typed, isConfirmed: false })}
          {...(last !== null && {
            description: <FormattedMessage id="handover.mileage.last" values={{ last: format.number(last) }} />,
          })}
          {...(isAsked && !isNumber && { errorMessage: <FormattedMessage id="handover.mileage.number" /> })}
        />
        {isAsked && isLower && (
          <LowerReading
            value={values}
            onChange={(lower) => setValues({ ...values, ...lower })}
            last={lastText}
            isMissing={tries > 1}
          />
        )}
      </StepForm>
    </StepScreen>
  );
}

/** An older version of the app kept the text alone. */
function readMileage(kept: unknown) {
  if (typeof kept === 'string') return { typed: kept, isConfirmed: false, note: '' };
  const lower = readLower(kept);
  return lower && typeof kept === 'object' && kept !== null && 'typed' in kept && typeof kept.typed === 'string'
    ? { typed: kept.typed, ...lower }
    : undefined;
}
