import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { certificateInput } from '#contract/admin-trailer-input.ts';
import { CERTIFICATES, type CertificateKind } from '#domain/trailer/certificate.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { api } from '#web/client/api-client.ts';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { fieldText } from '#web/form/field-text.ts';
import type { CertificateView } from './load-trailer.server.ts';

interface CertificateDrawerProps {
  readonly trailerId: string;
  readonly version: number;
  readonly edited: CertificateView | 'new' | undefined;
  /** Kinds that the trailer has: those are renewed, not added. */
  readonly taken: readonly CertificateKind[];
  readonly onClose: () => void;
}

export function CertificateDrawer({ edited, onClose, ...props }: CertificateDrawerProps) {
  return (
    <Drawer
      isOpen={edited !== undefined}
      onOpenChange={onClose}
      title={<FormattedMessage id="adminTrailer.certificates.one" />}
    >
      {edited !== undefined && (
        <CertificateForm {...props} certificate={edited === 'new' ? undefined : edited} onClose={onClose} />
      )}
    </Drawer>
  );
}

interface CertificateFormProps extends Omit<CertificateDrawerProps, 'edited'> {
  readonly certificate: CertificateView | undefined;
}

function CertificateForm({ trailerId, version, certificate, taken, onClose }: CertificateFormProps) {
  const { formatMessage } = useIntl();
  const free = CERTIFICATES.filter((kind) => !taken.includes(kind));
  const [kind, setKind] = useState<CertificateKind>(certificate?.kind ?? free[0] ?? 'hu');
  const { form, isPending } = useSubmit({
    schema: certificateInput,
    read: (fields) => ({
      validUntil: fieldText(fields, 'validUntil'),
      issuedOn: fieldText(fields, 'issuedOn') || null,
      reference: fieldText(fields, 'reference'),
    }),
    send: (body) => {
      const params = { id: trailerId, kind };
      return api.put('/api/admin/trailers/{id}/certificates/{kind}', { params, body, ifMatch: version });
    },
    done: 'adminTrailer.saved',
    notDone: 'adminTrailer.notSaved',
    onDone: onClose,
  });
  return (
    <Form {...form} className="min-h-full">
      <Select
        label={<FormattedMessage id="adminTrailer.certificates.kind" />}
        value={kind}
        isDisabled={certificate !== undefined}
        onChange={(value) => setKind(CERTIFICATES.find((known) => known === value) ?? kind)}
        options={(certificate ? [certificate.kind] : free).map((id) => ({
          id,
          label: formatMessage({ id: `fact.certificate.${id}` }),
        }))}
      />
      <DatePicker
        name="validUntil"
        label={<FormattedMessage id="adminTrailer.certificates.validUntil" />}
        {...(certificate && { defaultValue: parseDate(certificate.validUntil) })}
      />
      <DatePicker
        name="issuedOn"
        label={<FormattedMessage id="adminTrailer.certificates.issuedOn" />}
        aside={<FormattedMessage id="word.optional" />}
        {...(certificate?.issuedOn && { defaultValue: parseDate(certificate.issuedOn) })}
      />
      <TextField
        name="reference"
        label={<FormattedMessage id="adminTrailer.certificates.reference" />}
        aside={<FormattedMessage id="word.optional" />}
        maxLength={60}
        defaultValue={certificate?.reference ?? ''}
      />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}
