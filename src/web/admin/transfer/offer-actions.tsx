import { parseDateTime } from '@internationalized/date';
import { useState } from 'react';
import { transferOfferInput } from '#contract/transfer.ts';
import { USUAL_LEG_CENTS } from '#domain/leg/empty-leg.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { EuroField } from '#web/form/euro-field.tsx';
import { fieldText } from '#web/form/field-text.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { TransferRowView } from './load-transfers.server.ts';

interface OfferProps {
  readonly transfer: TransferRowView;
}

/** A transfer that has not left may be offered to customers, and the offer taken back. */
export function OfferActions({ transfer }: OfferProps) {
  const { id, trailer, from, to, offered, version: ifMatch } = transfer;
  const { write, isPending } = useWrite();
  const [isOpen, setOpen] = useState(false);
  const params = { id: trailer.id, transferId: id };
  if (offered !== null) {
    const withdraw = () =>
      write(() => api.delete('/api/admin/trailers/{id}/transfers/{transferId}/offer', { params, ifMatch }), {
        done: 'adminTransfer.offer.withdrawn',
        notDone: 'adminTrailer.notSaved',
      });
    return (
      <Button size="s" tone="quiet" isPending={isPending} onClick={() => void withdraw()}>
        <FormattedMessage id="adminTransfer.offer.withdraw" />
      </Button>
    );
  }
  return (
    <>
      <Button size="s" tone="quiet" onClick={() => setOpen(true)}>
        <FormattedMessage id="adminTransfer.offer" />
      </Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={
          <FormattedMessage
            id="adminTransfer.offer.title"
            values={{ trailer: trailer.number, from: from.name, to: to.name }}
          />
        }
      >
        <OfferForm transfer={transfer} onClose={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

function OfferForm({ transfer, onClose }: OfferProps & { readonly onClose: () => void }) {
  const { id, trailer, until, version: ifMatch } = transfer;
  const [cents, setCents] = useState<number | null>(USUAL_LEG_CENTS);
  const params = { id: trailer.id, transferId: id };
  const { form, isPending } = useSubmit({
    schema: transferOfferInput,
    read: (fields) => {
      const to = fieldText(fields, 'to').slice(0, 16);
      return { cents: cents ?? Number.NaN, ...(to !== '' && { to }) };
    },
    send: (body): Promise<unknown> =>
      api.put('/api/admin/trailers/{id}/transfers/{transferId}/offer', { params, body, ifMatch }),
    done: 'adminTransfer.offer.done',
    notDone: 'adminTrailer.notSaved',
    onDone: onClose,
  });
  return (
    <Form {...form} className="min-h-full">
      <p>
        <FormattedMessage id="adminTransfer.offer.text" />
      </p>
      <EuroField
        name="cents"
        label={<FormattedMessage id="adminTransfer.offer.price" />}
        value={cents}
        onChange={setCents}
      />
      <DatePicker
        name="to"
        granularity="minute"
        label={<FormattedMessage id="adminTransfer.offer.until" />}
        description={<FormattedMessage id="adminTransfer.offer.until.hint" />}
        {...(until !== null && { defaultValue: parseDateTime(until) })}
      />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}
