import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { MOST_ENGINE_HOURS } from '#contract/handover.ts';
import { ChipButton } from '#web/ui/chip.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { useHandoverDesk } from '../handover-desk.ts';
import { StepScreen } from '../step-screen.tsx';
import { useStepWay } from '../step-way.ts';
import { useDraft } from '../use-draft.ts';
import { BigNumberField } from './big-number-field.tsx';
import { type Lower, LowerReading } from './lower-reading.tsx';
import { NextButton } from './next-button.tsx';
import { readLower } from './read-lower.ts';
import { readNumber } from './read-number.ts';
import { StepForm } from './step-form.tsx';
import { Stepper } from './stepper.tsx';

const QUARTERS = [0, 25, 50, 75, 100];

type Values = Lower & { readonly hours: string; readonly fuel: number | null };

const NOT_LOWER: Lower = { isConfirmed: false, note: '' };

function readValues(kept: unknown): Values | undefined {
  if (typeof kept !== 'object' || kept === null || !('hours' in kept) || !('fuel' in kept)) return undefined;
  const { hours, fuel } = kept;
  return typeof hours === 'string' && (typeof fuel === 'number' || fuel === null)
    ? { hours, fuel, ...(readLower(kept) ?? NOT_LOWER) }
    : undefined;
}

/** Engine hours and fuel of a reefer. */
export function CoolingStep() {
  const id = useId();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { handover, view, answer } = useHandoverDesk();
  const { goOn } = useStepWay();
  const { cooling } = view.parts;
  const [values, setValues] = useDraft<Values>(
    'cooling',
    {
      hours: String(cooling?.engineHours ?? ''),
      fuel: cooling?.fuelPercent ?? null,
      isConfirmed: cooling?.isConfirmed ?? false,
      note: cooling?.note ?? '',
    },
    readValues,
  );
  const [tries, setTries] = useState(0);
  const isAsked = tries > 0;
  const hours = readNumber(values.hours);
  const isHours = hours !== undefined && Number.isInteger(hours) && hours <= MOST_ENGINE_HOURS;
  const last = handover.lastEngineHours;
  const isLower = isHours && last !== null && hours < last;

  const submit = async () => {
    setTries(tries + 1);
    if (!isHours || (isLower && !values.isConfirmed) || values.fuel === null) return;
    const reading = { engineHours: hours, fuelPercent: values.fuel };
    await answer('cooling', isLower ? { ...reading, isConfirmed: true, note: values.note.trim() || null } : reading);
    goOn();
  };
  return (
    <StepScreen
      step="cooling"
      question={<FormattedMessage id="handover.cooling.question" />}
      primary={<NextButton form={id} />}
    >
      <StepForm id={id} onSubmit={submit}>
        <BigNumberField
          label={<FormattedMessage id="handover.cooling.hours" />}
          unit={<FormattedMessage id="handover.unit.name.h" />}
          value={values.hours}
          maxLength={9}
          onChange={(typed) => setValues({ ...values, hours: typed, isConfirmed: false })}
          {...(isAsked && !isHours && { errorMessage: <FormattedMessage id="handover.mileage.number" /> })}
        />
        {isAsked && isLower && (
          <LowerReading
            value={values}
            onChange={(lower) => setValues({ ...values, ...lower })}
            last={formatMessage({ id: 'handover.unit.h' }, { value: format.number(last) })}
            isMissing={tries > 1}
          />
        )}
        <div>
          <p className="mb-1.5 text-body-s font-medium">
            <FormattedMessage id="handover.cooling.fuel" />
          </p>
          <Stepper
            name={formatMessage({ id: 'handover.cooling.fuel' })}
            value={values.fuel ?? undefined}
            step={5}
            max={100}
            onChange={(fuel) => setValues({ ...values, fuel })}
          >
            {values.fuel === null ? '–' : format.percent(values.fuel)}
          </Stepper>
          <div className="mt-3 grid grid-cols-5 gap-1.5">
            {QUARTERS.map((fuel) => (
              <ChipButton
                key={fuel}
                aria-pressed={values.fuel === fuel}
                isChosen={values.fuel === fuel}
                onClick={() => setValues({ ...values, fuel })}
                className="min-h-12 justify-center px-1!"
              >
                {format.percent(fuel)}
              </ChipButton>
            ))}
          </div>
          {isAsked && values.fuel === null && (
            <p role="alert" className="mt-2 text-sm font-medium text-danger">
              <FormattedMessage id="handover.cooling.fuel.missing" />
            </p>
          )}
        </div>
      </StepForm>
    </StepScreen>
  );
}
