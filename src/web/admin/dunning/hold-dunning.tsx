import { useState } from 'react';
import { parseDate } from '@internationalized/date';
import { holdDunningInput } from '#contract/admin-dunning.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { ProposalView } from './load-dunning.server.ts';

const USUAL_DAYS = 14;

interface HoldDunningProps {
  readonly proposal: Pick<ProposalView, 'id' | 'company' | 'hold'>;
  readonly today: string;
}

/** Leaves a company alone until a day, or ends that. */
export function HoldDunning({ proposal: { id, company, hold }, today }: HoldDunningProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { write, isPending } = useWrite();
  const isHeld = hold !== null && hold.on >= today;
  const lift = () =>
    write(() => api.post('/api/admin/dunning/hold', { body: { businessUnitId: id, until: null } }), {
      done: 'adminDunning.hold.lifted',
    });
  if (isHeld) {
    return (
      <Button size="s" tone="outline" isPending={isPending} onClick={() => void lift()}>
        <FormattedMessage id="adminDunning.hold.lift" />
      </Button>
    );
  }
  return (
    <>
      <Button size="s" tone="outline" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="adminDunning.hold" />
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={<FormattedMessage id="adminDunning.hold.title" values={{ company }} />}
      >
        <p className="mb-5 text-asphalt-700">
          <FormattedMessage id="adminDunning.hold.text" />
        </p>
        <HoldForm businessUnitId={id} today={today} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

type HoldFormProps = { readonly businessUnitId: string; readonly today: string; readonly onClose: () => void };

function HoldForm({ businessUnitId, today, onClose }: HoldFormProps) {
  const { form, isPending } = useSubmit({
    schema: holdDunningInput,
    read: (fields) => ({ businessUnitId, until: fields.get('until') }),
    send: (body) => api.post('/api/admin/dunning/hold', { body }),
    done: 'adminDunning.hold.done',
    onDone: onClose,
  });
  return (
    <Form {...form}>
      <DatePicker
        name="until"
        label={<FormattedMessage id="adminDunning.hold.until" />}
        defaultValue={parseDate(addDays(today, USUAL_DAYS))}
        minValue={parseDate(today)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="quiet" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <SubmitButton isPending={isPending}>
          <FormattedMessage id="adminDunning.hold" />
        </SubmitButton>
      </div>
    </Form>
  );
}
