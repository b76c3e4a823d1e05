import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { certificateInput } from '#contract/admin-trailer-input.ts';
import { CERTIFICATES, type CertificateKind } from '#domain/trailer/certificate.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { api } from '#web/client/api-client.ts';
import { fieldText } from '#web/form/field-text.ts';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { AskProps } from '../list/bulk-action.ts';
import type { TrailerListRow } from './load-trailers.server.ts';

/** One kind of certificate and its end, for all chosen trailers. */
export function BulkCertificate({ onStart, onCancel }: AskProps<TrailerListRow>) {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<CertificateKind>('hu');
  const { form, isPending } = useSubmit({
    schema: certificateInput,
    read: (fields) => ({
      validUntil: fieldText(fields, 'validUntil'),
      issuedOn: fieldText(fields, 'issuedOn') || null,
      // Each has a report of its own: no number fits them all.
      reference: '',
    }),
    send: async (body) =>
      onStart(({ id, version }) =>
        api.put('/api/admin/trailers/{id}/certificates/{kind}', { params: { id, kind }, body, ifMatch: version }),
      ),
    refresh: async () => {},
  });
  return (
    <Form {...form} className="min-h-full">
      <Select
        label={<FormattedMessage id="adminTrailer.certificates.kind" />}
        value={kind}
        onChange={(value) => setKind(CERTIFICATES.find((known) => known === value) ?? kind)}
        options={CERTIFICATES.map((id) => ({ id, label: formatMessage({ id: `fact.certificate.${id}` }) }))}
      />
      <DatePicker name="validUntil" label={<FormattedMessage id="adminTrailer.certificates.validUntil" />} />
      <DatePicker
        name="issuedOn"
        label={<FormattedMessage id="adminTrailer.certificates.issuedOn" />}
        aside={<FormattedMessage id="word.optional" />}
      />
      <DrawerActions isPending={isPending} onCancel={onCancel} />
    </Form>
  );
}
