import { FormattedMessage } from '#i18n/intl.tsx';
import { phoneText } from '#domain/user/phone.ts';
import { toPaymentMethod } from '#domain/payment/payment-method.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { Facts } from '../frame/facts.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import type { UnitView } from './load-business-unit.server.ts';

const VAT_TONES = { unchecked: 'plain', valid: 'free', invalid: 'danger' } as const;

/** What a company says about itself. */
export function UnitFacts({ view }: { readonly view: UnitView }) {
  const { unit, countryName, language, since, addresses } = view;
  const method = toPaymentMethod(unit.paymentMethod);
  return (
    <TitledCard title="account.checklist.company">
      <Facts
        facts={[
          { label: 'word.field.legalForm', value: unit.legalForm },
          { label: 'word.field.registrationNumber', value: unit.registrationNumber },
          {
            label: 'word.field.vatId',
            value: unit.vatId && (
              <span className="inline-flex flex-wrap items-center gap-2">
                {unit.vatId}
                <WordBadge tone={VAT_TONES[unit.vatIdStatus]} word={`adminBusinessUnit.vatId.${unit.vatIdStatus}`} />
              </span>
            ),
          },
          { label: 'word.field.taxNumber', value: unit.taxNumber },
          { label: 'word.field.country', value: countryName },
          { label: 'word.field.defaultLocale', value: language },
          {
            label: 'word.field.invoiceEmail',
            value: unit.invoiceEmail && <PlainLink href={`mailto:${unit.invoiceEmail}`}>{unit.invoiceEmail}</PlainLink>,
          },
          {
            label: 'word.field.phone',
            value: unit.phone && <PlainLink href={`tel:${unit.phone}`}>{phoneText(unit.phone)}</PlainLink>,
          },
          {
            label: 'word.field.paymentMethod',
            value: method && <FormattedMessage id={`word.method.${method}`} />,
          },
          { label: 'adminBusinessUnit.since', value: since },
        ]}
      />
      {addresses.length > 0 && (
        <>
          <h3 className="text-label mt-6 mb-2 text-asphalt-600">
            <FormattedMessage id="adminBusinessUnit.addresses" />
          </h3>
          <ul className="grid gap-4 sm:grid-cols-2">
            {addresses.map(({ id, lines }) => (
              <li key={id} className="rounded-control bg-paper p-3 text-body-s">
                {lines.map((line, position) => (
                  // Lines of an address may be equal, and never change their order.
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={position} className={position === 0 ? 'block font-semibold' : 'block'}>
                    {line}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledCard>
  );
}
