import { Check, Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { usePageScope } from '#web/page-scope.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const ALREADY = ['search', 'cart', 'account'] as const;
const NOT_YET = ['order', 'invite'] as const;

/** What a company can already do while it is checked, what has to wait, and how long. */
export function ReviewNotice({ mayRent }: { readonly mayRent: boolean }) {
  const { reviewWorkingDays: days } = usePageScope().config;
  return (
    <Card>
      <section aria-labelledby="review-title">
        <h2 id="review-title" className="text-h3">
          <FormattedMessage id="today.review" />
        </h2>
        <p className="mt-1 max-w-prose text-asphalt-600">
          <FormattedMessage id="today.review.text" values={{ days }} />
        </p>
        <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Able title={<FormattedMessage id="today.review.already" />}>
            {ALREADY.map((key) => (
              <li key={key} className="flex items-start gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-free" />
                <FormattedMessage id={`today.review.already.${key}`} />
              </li>
            ))}
          </Able>
          <Able title={<FormattedMessage id="today.review.notYet" />}>
            {NOT_YET.map((key) => (
              <li key={key} className="flex items-start gap-2">
                <Clock3 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-asphalt-500" />
                <FormattedMessage id={`today.review.notYet.${key}`} />
              </li>
            ))}
          </Able>
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          {mayRent && (
            <LinkButton to="/trailers" size="s" tone="ink">
              <FormattedMessage id="home.search.submit" />
            </LinkButton>
          )}
          <LinkButton to="/account" size="s">
            <FormattedMessage id="today.review.company" />
          </LinkButton>
        </div>
      </section>
    </Card>
  );
}

function Able({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className="text-body-s font-bold">{title}</h3>
      <ul className="mt-1.5 space-y-1 text-body-s">{children}</ul>
    </div>
  );
}
