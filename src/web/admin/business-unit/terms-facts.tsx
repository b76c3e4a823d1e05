import { FormattedMessage } from '#i18n/intl.tsx';
import type { BillingTerms } from '#contract/admin-billing-terms.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Facts } from '../frame/facts.tsx';
import type { UnitView } from './load-business-unit.server.ts';

type Trust = Pick<UnitView, 'unit' | 'openOrders' | 'creditLimit'>;

/** How far a company is trusted, for whoever does not decide on it. */
export const TrustFacts = ({ unit, openOrders, creditLimit }: Trust) => (
  <TitledCard title="adminBusinessUnit.terms" note="adminBusinessUnit.openOrders" noteValues={{ sum: openOrders }}>
    <Facts
      facts={[
        {
          label: 'adminBusinessUnit.creditLimit',
          value: creditLimit ?? <FormattedMessage id="adminBusinessUnit.unlimited" />,
        },
        {
          label: 'adminBusinessUnit.risk',
          value: <FormattedMessage id={`adminBusinessUnit.risk.${unit.riskStatus}`} />,
        },
      ]}
    />
  </TitledCard>
);

/** When and as what its invoices come. */
export const BillingFacts = ({ terms }: { readonly terms: BillingTerms }) => (
  <TitledCard title="adminBusinessUnit.billing">
    <Facts
      facts={[
        {
          label: 'adminBusinessUnit.billing.cycle',
          value: <FormattedMessage id={`adminBusinessUnit.billing.cycle.${terms.billingCycle}`} />,
        },
        { label: 'adminBusinessUnit.billing.term', value: terms.paymentTermDays },
        {
          label: 'adminBusinessUnit.billing.format',
          value: <FormattedMessage id={`adminBusinessUnit.billing.format.${terms.invoiceFormat}`} />,
        },
        {
          label: 'adminBusinessUnit.billing.poRequired',
          value: <FormattedMessage id={terms.poRequired ? 'word.yes' : 'word.no'} />,
        },
      ]}
    />
  </TitledCard>
);
