import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { CertificateDrawer } from './certificate-drawer.tsx';
import { EditableRow } from './editable-row.tsx';
import type { CertificateView } from './load-trailer.server.ts';
import { CertificateBadge } from './trailer-badges.tsx';

interface CertificatesCardProps {
  readonly trailerId: string;
  readonly version: number;
  readonly certificates: readonly CertificateView[];
  /** Without them the trailer is not offered. */
  readonly required: readonly CertificateView['kind'][];
}

/** Inspections and certificates; the first that ends decides how long the trailer is offered. */
export function CertificatesCard({ trailerId, version, certificates, required }: CertificatesCardProps) {
  const { formatMessage } = useIntl();
  const { write, isPending } = useWrite();
  const [edited, setEdited] = useState<CertificateView | 'new'>();

  const remove = (kind: CertificateView['kind']) => {
    const params = { id: trailerId, kind };
    return write(() => api.delete('/api/admin/trailers/{id}/certificates/{kind}', { params, ifMatch: version }), {
      done: 'adminTrailer.saved',
      notDone: 'adminTrailer.notSaved',
    });
  };

  return (
    <TitledCard
      title="adminTrailer.certificates"
      action={
        <Button size="s" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" className="size-4.5" />
          <FormattedMessage id="adminTrailer.certificates.add" />
        </Button>
      }
    >
      {certificates.length === 0 && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="adminTrailer.certificates.none" />
        </p>
      )}
      <ul className="flex flex-wrap gap-2 not-empty:mb-3">
        {required
          .filter((kind) => !certificates.some((certificate) => certificate.kind === kind))
          .map((kind) => (
            <li key={kind}>
              <Badge tone="danger">
                <FormattedMessage
                  id="adminTrailer.gap.missing"
                  values={{ name: formatMessage({ id: `fact.certificate.${kind}` }) }}
                />
              </Badge>
            </li>
          ))}
      </ul>
      <ul>
        {certificates.map((certificate) => {
          const { kind, day, urgency, daysLeft, reference, reminded } = certificate;
          const name = formatMessage({ id: `fact.certificate.${kind}` });
          return (
            <EditableRow
              key={kind}
              changeLabel={formatMessage({ id: 'adminTrailer.certificates.change' }, { name })}
              removeLabel={formatMessage({ id: 'word.remove' }, { name })}
              onChange={() => setEdited(certificate)}
              onRemove={() => void remove(kind)}
              isPending={isPending}
            >
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong>{name}</strong> <CertificateBadge day={day} urgency={urgency} />
              </p>
              <p className="text-sm text-asphalt-600">
                <FormattedMessage
                  id={daysLeft < 0 ? 'adminTrailer.certificates.over' : 'adminTrailer.certificates.left'}
                  values={{ days: Math.abs(daysLeft) }}
                />
                {reference !== null && ` · ${reference}`}
                {reminded !== null && (
                  <>
                    {' · '}
                    <FormattedMessage id="adminTrailer.certificates.reminded" values={{ date: reminded }} />
                  </>
                )}
              </p>
            </EditableRow>
          );
        })}
      </ul>
      <CertificateDrawer
        trailerId={trailerId}
        version={version}
        edited={edited}
        taken={certificates.map(({ kind }) => kind)}
        onClose={() => setEdited(undefined)}
      />
    </TitledCard>
  );
}
