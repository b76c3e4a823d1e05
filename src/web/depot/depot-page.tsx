import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { DepotContact } from './depot-contact.tsx';
import { DepotFleet } from './depot-fleet.tsx';
import { DepotHours } from './depot-hours.tsx';
import type { DepotData } from './load-depot.server.ts';

/** A yard: how to get there, when somebody is there, and what can be rented from it. */
export function DepotPage({ depot }: { readonly depot: DepotData }) {
  const { formatMessage } = useIntl();
  return (
    <PageBody>
      <PageHeader
        title={depot.name}
        breadcrumb={
          <Breadcrumb
            label={formatMessage({ id: 'ui.breadcrumb' })}
            crumbs={[{ label: formatMessage({ id: 'word.depots' }), to: '/depots' }, { label: depot.name }]}
          />
        }
      >
        <p>
          <FormattedMessage id="word.noun.depot" /> · {depot.town}
        </p>
        <p className="mt-3">
          <Badge tone={depot.isOpen ? 'free' : 'taken'} mark={depot.isOpen ? 'dot' : 'square'}>
            {depot.opening}
          </Badge>
        </p>
      </PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <DepotContact depot={depot} />
        <DepotHours depot={depot} />
      </div>
      <DepotFleet depot={depot} />
    </PageBody>
  );
}
