import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { toVatId } from '#domain/business-unit/vat-id.ts';
import { isEuCountry } from '#domain/tax/eu-country.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useDraftField } from './use-draft-field.tsx';
import { useVatIdCheck } from './use-vat-id-check.ts';

/** Greek numbers carry the old letters of the country. */
const vatPrefix = (country: string): string => (country === 'GR' ? 'EL' : country);

/** Says below the number what a check makes of it, as soon as it is whole. A doubt of the check stops nobody. */
export function VatIdField() {
  const field = useDraftField('company');
  const vatId = field('vatId');
  const { value: country } = field('country');
  const [wasLeft, setWasLeft] = useState(false);
  const judgement = useVatIdCheck(country, vatId.value);
  const isMalformed = wasLeft && vatId.value.trim() !== '' && toVatId(country, vatId.value) === undefined;
  return (
    <div>
      <TextField
        {...vatId}
        autoComplete="off"
        onFocus={() => setWasLeft(false)}
        onBlur={() => setWasLeft(true)}
        // A complaint about what stood there before ends with the next judgement, not only when the field is left.
        {...(judgement !== undefined && { isInvalid: false })}
        {...(judgement === 'valid' && { success: <FormattedMessage id="signUp.vatId.valid" /> })}
        {...(isMalformed && { errorMessage: <FormattedMessage id="error.field.vat-id" /> })}
        {...(isEuCountry(country)
          ? { description: <FormattedMessage id="signUp.vatId.hint" values={{ prefix: vatPrefix(country) }} /> }
          : { aside: <FormattedMessage id="word.optional" /> })}
      />
      <p role="status" className="text-sm">
        {judgement === 'valid' && (
          <span className="sr-only">
            <FormattedMessage id="signUp.vatId.valid" />
          </span>
        )}
        {judgement === 'invalid' && (
          <span className="mt-1.5 flex items-start gap-1.5 font-medium text-warn">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              <FormattedMessage id="signUp.vatId.invalid" />
            </span>
          </span>
        )}
        {judgement === 'unchecked' && (
          <span className="mt-1.5 block text-asphalt-600">
            <FormattedMessage id="signUp.vatId.unchecked" />
          </span>
        )}
      </p>
    </div>
  );
}
