import { useId, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useHandoverDesk } from '../handover-desk.ts';
import { StepScreen } from '../step-screen.tsx';
import { useStepWay } from '../step-way.ts';
import { useDraft } from '../use-draft.ts';
import { NextButton } from './next-button.tsx';
import { readTexts } from './read-texts.ts';
import { StepForm } from './step-form.tsx';

const FIELDS = ['name', 'licenceNumber'] as const;

/** Who drives off with the trailer, or brings it back. */
export function DriverStep() {
  const id = useId();
  const { handover, view, answer } = useHandoverDesk();
  const { goOn } = useStepWay();
  const { driver } = view.parts;
  const [values, setValues] = useDraft(
    'driver',
    {
      name: driver?.name ?? handover.pickUp?.parts.driver?.name ?? handover.booking.driverName ?? '',
      licenceNumber: driver?.licenceNumber ?? '',
    },
    (kept) => readTexts(kept, FIELDS),
  );
  const [isMissing, setIsMissing] = useState(false);

  const submit = async () => {
    const name = values.name.trim();
    setIsMissing(name === '');
    if (name === '') return;
    await answer('driver', { name, licenceNumber: values.licenceNumber.trim() || null });
    goOn();
  };
  return (
    <StepScreen
      step="driver"
      question={<FormattedMessage id={`handover.driver.${handover.kind}`} />}
      primary={<NextButton form={id} />}
    >
      <StepForm id={id} onSubmit={submit}>
        <TextField
          label={<FormattedMessage id="word.fullName" />}
          autoComplete="name"
          maxLength={100}
          value={values.name}
          onChange={(name) => setValues({ ...values, name })}
          {...(isMissing && { errorMessage: <FormattedMessage id="word.nameMissing" /> })}
        />
        <TextField
          label={<FormattedMessage id="handover.driver.licence" />}
          aside={<FormattedMessage id="word.optional" />}
          description={<FormattedMessage id="handover.driver.licence.hint" />}
          autoComplete="off"
          maxLength={40}
          value={values.licenceNumber}
          onChange={(licenceNumber) => setValues({ ...values, licenceNumber })}
        />
      </StepForm>
    </StepScreen>
  );
}
