import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { chooseDepotsInput } from '#contract/admin-view.ts';
import { api } from '#web/client/api-client.ts';
import { CheckboxGroup } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

export interface DepotChoice {
  readonly depots: readonly { readonly id: string; readonly label: string }[];
  readonly mine: readonly string[];
}

/** The depots that somebody looks after. */
export function ChooseDepots({ depots, mine, onDone }: DepotChoice & { readonly onDone: () => void }) {
  const [depotIds, setDepotIds] = useState(mine);
  const { form, isPending } = useSubmit({
    schema: chooseDepotsInput,
    read: () => ({ depotIds }),
    send: (body) => api.put('/api/admin/my-depots', { body }),
    done: 'admin.list.myDepots.saved',
    onDone,
  });
  return (
    <Form {...form}>
      <CheckboxGroup
        name="depotIds"
        value={[...depotIds]}
        onChange={setDepotIds}
        label={<FormattedMessage id="admin.list.myDepots" />}
        description={<FormattedMessage id="admin.list.myDepots.hint" />}
        options={depots.map(({ id, label }) => ({ value: id, label }))}
      />
      <SubmitButton tone="outline" isPending={isPending}>
        <FormattedMessage id="admin.list.myDepots.save" />
      </SubmitButton>
    </Form>
  );
}
