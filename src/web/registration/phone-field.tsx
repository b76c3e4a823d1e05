import { FormattedMessage } from '#i18n/intl.tsx';
import { toNationalPhone } from '#domain/user/national-phone.ts';
import { phoneText, toPhone } from '#domain/user/phone.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useDraftField } from './use-draft-field.tsx';

/** A number as it is written at home is understood, and shown as it will be dialled from abroad. */
export function PhoneField({ step }: { readonly step: 'company' | 'person' }) {
  const phone = useDraftField(step)('phone');
  const { value: country } = useDraftField('company')('country');
  const understood = toPhone(phone.value) === undefined ? toNationalPhone(phone.value, country) : undefined;
  return (
    <TextField
      {...phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      aside={<FormattedMessage id="word.optional" />}
      description={<FormattedMessage id="signUp.phone.hint" />}
      {...(understood !== undefined && { success: phoneText(understood) })}
    />
  );
}
