import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { api } from '#web/client/api-client.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.tsx';
import { CertificateDrawer } from './certificate-drawer.tsx';
import type { CertificateView } from './load-trailer.server.ts';
import { CertificateBadge } from './trailer-badges.tsx';

interface CertificatesCardProps {
  readonly trailerId: string;
  readonly version: number;
  readonly certificates: readonly CertificateView[];
}

/** Inspections and certificates; the first that ends decides how long the trailer is offered. */
export function CertificatesCard({ trailerId, version, certificates }: CertificatesCardProps) {
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<CertificateView | 'new'>();

  const remove = async (kind: CertificateView['kind']) => {
    try {
      const params = { id: trailerId, kind };
      await api.delete('/api/admin/trailers/{id}/certificates/{kind}', { params, ifMatch: version });
      toast.success('adminFleet.saved');
    } catch (error) {
      if (!isProblemError(error)) throw error;
      toast.error('adminFleet.notSaved', { text: error.messageKey });
    }
    await revalidate();
  };

  return (
    <Card>
      <CardHeader
        title={<FormattedMessage id="adminFleet.certificates" />}
        action={
          <Button size="s" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" className="size-4.5" />
            <FormattedMessage id="adminFleet.certificates.add" />
          </Button>
        }
      />
      {certificates.length === 0 && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="adminFleet.certificates.none" />
        </p>
      )}
      <ul>
        {certificates.map((certificate) => {
          const { kind, day, urgency, daysLeft, reference, reminded } = certificate;
          const name = formatMessage({ id: `fact.certificate.${kind}` });
          return (
            <li key={kind} className="flex items-center gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <strong>{name}</strong> <CertificateBadge day={day} urgency={urgency} />
                </p>
                <p className="text-sm text-asphalt-600">
                  <FormattedMessage
                    id={daysLeft < 0 ? 'adminFleet.certificates.over' : 'adminFleet.certificates.left'}
                    values={{ days: Math.abs(daysLeft) }}
                  />
                  {reference !== null && ` · ${reference}`}
                  {reminded !== null && (
                    <>
                      {' · '}
                      <FormattedMessage id="adminFleet.certificates.reminded" values={{ date: reminded }} />
                    </>
                  )}
                </p>
              </div>
              <IconButton
                size="s"
                tone="quiet"
                label={formatMessage({ id: 'adminFleet.certificates.change' }, { name })}
                onClick={() => setEdited(certificate)}
              >
                <Pencil aria-hidden="true" className="size-4.5" />
              </IconButton>
              <IconButton
                size="s"
                tone="quiet"
                label={formatMessage({ id: 'adminFleet.certificates.remove' }, { name })}
                onClick={() => void remove(kind)}
              >
                <Trash2 aria-hidden="true" className="size-4.5" />
              </IconButton>
            </li>
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
    </Card>
  );
}
