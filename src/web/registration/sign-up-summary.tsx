import { FormattedMessage } from '#i18n/intl.tsx';
import { usePageScope } from '#web/page-scope.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { CountryOption } from '#web/ui/country-select.tsx';
import { type DraftStep, useSignUpDraft, withCountries } from './sign-up-draft.ts';
import { toSignUpPath } from './sign-up-path.ts';

interface SignUpSummaryProps {
  readonly campaign: string | undefined;
  readonly countries: readonly CountryOption[];
}

/** What was typed, as it would stand on a letter, with the way back to each part. */
export function SignUpSummary({ campaign, countries }: SignUpSummaryProps) {
  const { company, address, person } = withCountries(useSignUpDraft(), usePageScope().locale);
  const countryOf = (code: string) => countries.find(({ id }) => id === code)?.label ?? code;
  const parts: readonly { readonly step: DraftStep; readonly lines: readonly string[] }[] = [
    {
      step: 'company',
      lines: [
        company.name,
        company.registrationNumber,
        company.vatId,
        countryOf(company.country),
        company.invoiceEmail,
        company.phone,
      ],
    },
    {
      step: 'address',
      lines: [
        `${address.street} ${address.houseNumber}`,
        address.addressLine2,
        `${address.postalCode} ${address.city}`,
        countryOf(address.country),
      ],
    },
    { step: 'person', lines: [`${person.firstName} ${person.lastName}`, person.email, person.phone] },
  ];
  return (
    <Card isFlush className="divide-y divide-line">
      {parts.map(({ step, lines }) => (
        <section key={step} aria-labelledby={`summary-${step}`} className="p-4 md:px-6 md:py-5">
          <div className="flex items-baseline justify-between gap-4">
            <h3 id={`summary-${step}`} className="text-h4">
              <FormattedMessage id={`signUp.step.${step}`} />
            </h3>
            <TextLink to={toSignUpPath(step, campaign)} isAlone className="text-body-s">
              <FormattedMessage id="ui.change" />
            </TextLink>
          </div>
          <ul className="mt-1.5 text-body-s text-asphalt-700 [&>li:first-child]:font-bold [&>li:first-child]:text-asphalt-950">
            {lines
              .filter((line) => line.trim() !== '')
              .map((line) => (
                <li key={line} className="break-words">
                  {line}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
