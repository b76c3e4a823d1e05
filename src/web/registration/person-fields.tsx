import { FormattedMessage } from 'react-intl';
import { TextField } from '#web/ui/text-field.tsx';
import { useDraftField } from './use-draft-field.ts';

export function PersonFields() {
  const field = useDraftField('person');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('firstName')}
          autoComplete="given-name"
          label={<FormattedMessage id="word.field.firstName" />}
        />
        <TextField
          {...field('lastName')}
          autoComplete="family-name"
          label={<FormattedMessage id="word.field.lastName" />}
        />
      </div>
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={<FormattedMessage id="word.field.email" />}
        description={<FormattedMessage id="signUp.email.hint" />}
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aside={<FormattedMessage id="word.optional" />}
        label={<FormattedMessage id="word.field.phone" />}
        description={<FormattedMessage id="signUp.phone.hint" />}
      />
    </>
  );
}
