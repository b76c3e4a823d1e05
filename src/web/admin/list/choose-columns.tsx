import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormattedMessage } from '#i18n/intl.tsx';
import { chooseColumnsInput } from '#contract/admin-view.ts';
import type { ListName } from '#domain/admin/list-name.ts';
import { api } from '#web/client/api-client.ts';
import { CheckboxGroup, type CheckboxOption } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { COLUMNS } from './chosen-columns.ts';
import { withChanges } from './list-address.ts';

interface ChooseColumnsProps {
  readonly list: ListName;
  /** All but the one that names a row, which is always there. */
  readonly options: readonly CheckboxOption[];
  readonly wanted: readonly string[] | null;
  readonly onDone: () => void;
}

/** Which columns a list has, from now on. Those that the address names give way to them. */
export function ChooseColumns({ list, options, wanted, onDone }: ChooseColumnsProps) {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState(wanted ?? options.map(({ value }) => value));
  const { form, isPending } = useSubmit({
    schema: chooseColumnsInput,
    read: () => ({ list, columns: chosen }),
    send: (body) => api.put('/api/admin/list-columns', { body }),
    done: 'admin.list.columns.saved',
    onDone: () => {
      onDone();
      if (params.has(COLUMNS)) {
        setParams((now) => withChanges(now, { [COLUMNS]: null }), { replace: true, preventScrollReset: true });
      }
    },
  });
  return (
    <Form {...form}>
      <CheckboxGroup
        name="columns"
        value={options.map(({ value }) => value).filter((value) => chosen.includes(value))}
        onChange={setChosen}
        label={<FormattedMessage id="admin.list.columns" />}
        description={<FormattedMessage id="admin.list.columns.hint" />}
        options={options}
      />
      <SubmitButton tone="outline" isPending={isPending}>
        <FormattedMessage id="admin.list.columns.apply" />
      </SubmitButton>
    </Form>
  );
}
