import { FormattedMessage } from '#i18n/intl.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { useDraftField } from './use-draft-field.tsx';

export function PersonFields() {
  const field = useDraftField('person');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        description={<FormattedMessage id="signUp.email.hint" />}
      />
      <PhoneField step="person" />
    </>
  );
}
