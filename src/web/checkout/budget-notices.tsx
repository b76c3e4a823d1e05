import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { CheckoutData } from './load-checkout.server.ts';

/** Says which budgets the order would pass. Nobody is kept from it. */
export const BudgetNotices = ({ budgets }: Pick<CheckoutData, 'budgets'>) =>
  budgets.map(({ costCentre, year, figures }) => (
    <Notice key={year} tone="warn" title={<FormattedMessage id="checkout.budget" values={{ costCentre, year }} />}>
      {figures && <FormattedMessage id="checkout.budget.figures" values={figures} />}{' '}
      <FormattedMessage id="checkout.budget.free" />
    </Notice>
  ));
