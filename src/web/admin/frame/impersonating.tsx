import { FormattedMessage } from '#i18n/intl.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { useLeave } from '#web/use-leave.ts';
import { Facts } from './facts.tsx';
import type { ImpersonationView } from './load-impersonation.server.ts';

/** All that is left of the console for an admin who acts as a customer: whom, how long, and the way out. */
export function Impersonating({ view }: { readonly view: ImpersonationView }) {
  const { stepBack } = useLeave({ isImpersonating: true });
  const { name, company, reason, startedAt, endsAt } = view;
  return (
    <PageBody>
      <h1 className="text-h1">
        <FormattedMessage id="admin.impersonating.title" values={{ name }} />
      </h1>
      <p className="mt-3 max-w-prose text-lg text-asphalt-600">
        <FormattedMessage id="admin.impersonating" />
      </p>
      <Card className="mt-8 max-w-170">
        <Facts
          facts={[
            { label: 'word.field.company', value: company },
            { label: 'word.reason', value: reason },
            { label: 'word.since', value: startedAt },
            { label: 'admin.impersonating.until', value: endsAt },
          ]}
        />
      </Card>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="signal" onClick={() => void stepBack()}>
          <FormattedMessage id="admin.impersonating.end" />
        </Button>
        <LinkButton to="/booking">
          <FormattedMessage id="admin.impersonating.shop" />
        </LinkButton>
      </div>
    </PageBody>
  );
}
