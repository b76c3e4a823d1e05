import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import { type AdminDepot, changeDepotInput, createDepotInput } from '#contract/admin-depot.ts';
import { isMessageKey } from '#i18n/message-key.ts';
import { StaleNotice } from '#web/form/stale-notice.tsx';
import { type Difference, pickChanged, useDraft } from '#web/form/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { useFormat } from '#web/words/use-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { InTheWay, type WayBooking } from '../trailer/in-the-way.tsx';
import { SaveBar } from '#web/form/save-bar.tsx';
import { type DepotValues, toInput, toValues } from './depot-draft.ts';
import { DepotForm } from './depot-form.tsx';
import { HOURS } from './hours-text.ts';
import type { DepotChoices } from './load-depot.server.ts';
import { May } from '../frame/may.tsx';

/** A depot that is being opened. */
export function NewDepot({ choices }: { readonly choices: DepotChoices }) {
  const navigate = useNavigate();
  const draft = useDraft(toValues());
  const { form, isPending } = useSubmit({
    schema: createDepotInput,
    read: () => toInput(draft.values),
    send: (body) => api.post('/api/admin/depots', { body }),
    next: ({ id }) => navigate(`/admin/depots/${id}`),
    done: 'adminDepot.saved',
  });
  return (
    <Form {...form}>
      <DepotForm draft={draft} choices={choices} />
      <May right="depots.write">
        <SaveBar isPending={isPending} />
      </May>
    </Form>
  );
}

/** A depot in a form. Hours that leave agreed handovers outside are saved only after somebody has seen which. */
export function EditDepot({ depot, choices }: { readonly depot: AdminDepot; readonly choices: DepotChoices }) {
  const intl = useIntl();
  const format = useFormat();
  const [stranded, setStranded] = useState<readonly WayBooking[]>([]);
  const isAccepted = useRef(false);
  const draft = useDraft(toValues(depot));
  const { values, changed, differences, compareWith, drop } = draft;
  const { form, isPending } = useSubmit({
    schema: changeDepotInput,
    read: () => ({ ...pickChanged(toInput(values), changed), ...(isAccepted.current && { acceptStranded: true }) }),
    send: (body) => {
      isAccepted.current = false;
      setStranded([]);
      return api.patch('/api/admin/depots/{id}', { params: { id: depot.id }, body, ifMatch: depot.version });
    },
    done: 'adminDepot.saved',
    notDone: 'adminDepot.notSaved',
    onDone: drop,
    onStale: (current) => compareWith(toValues(current && 'week' in current ? current : depot)),
    onRefused: ({ code, details }) => {
      if (code !== 'illegal-state') return false;
      setStranded(details.inTheWay ?? []);
      toast.error('adminDepot.notSaved');
      return true;
    },
  });
  const say = (id: string): string | undefined => (isMessageKey(intl, id) ? intl.formatMessage({ id }) : undefined);
  const nameField = (name: keyof DepotValues): string => {
    if (name.startsWith('week.')) return format.weekday(name.slice('week.'.length));
    return say(name === 'country' ? 'word.field.country' : `adminDepot.${name}`) ?? name;
  };
  const nameValue = ({ field, value }: Difference<DepotValues>): string | undefined => {
    if (field === 'exceptions' || field === 'seasons' || field === 'targets') return intl.formatNumber(value.length);
    if (field === 'facilities') return format.list(value.map((name) => say(`depot.facility.${name}`) ?? name));
    if (field === 'country') return choices.countries.find(({ id }) => id === value)?.label;
    if (typeof value === 'string') return say(`adminDepot.${field}.${value}`);
    return typeof value === 'object' && value !== null ? HOURS.write(value) : undefined;
  };
  return (
    <Form {...form}>
      <StaleNotice differences={differences} nameField={nameField} nameValue={nameValue} onDrop={drop} />
      <InTheWay
        bookings={stranded}
        title={<FormattedMessage id="adminDepot.stranded.new" />}
        action={
          <Button
            size="s"
            onClick={() => {
              isAccepted.current = true;
              form.ref.current?.requestSubmit();
            }}
          >
            <FormattedMessage id="adminDepot.stranded.accept" />
          </Button>
        }
      />
      {stranded.length === 0 && (
        <InTheWay bookings={depot.stranded} title={<FormattedMessage id="adminDepot.stranded.now" />} />
      )}
      <DepotForm draft={draft} choices={choices} />
      <SaveBar isPending={isPending} onDrop={changed.length > 0 ? drop : undefined} />
    </Form>
  );
}
