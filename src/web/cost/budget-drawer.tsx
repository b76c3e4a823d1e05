import { useState } from 'react';
import { budgetForm, COST_CENTRE_LENGTH } from '#contract/cost.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { EuroField } from '#web/form/euro-field.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

export type BudgetDraft = { readonly costCentre: string; readonly cents: number | null; readonly isNew: boolean };

type DrawerProps = {
  readonly draft: BudgetDraft;
  /** As the page knows them by now: it may have been read anew while something is typed here. */
  readonly budgets: readonly { readonly costCentre: string; readonly version: number }[];
  readonly year: string;
  readonly onClose: () => void;
};

/** What may be spent on a cost centre in a year. */
export function BudgetDrawer(props: DrawerProps) {
  const { draft, onClose } = props;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={
        draft.isNew ? (
          <FormattedMessage id="cost.budget.set" />
        ) : (
          <FormattedMessage id="cost.budget.change" values={{ name: draft.costCentre }} />
        )
      }
      note={<FormattedMessage id="cost.budget.note" />}
    >
      <BudgetForm {...props} />
    </Drawer>
  );
}

function BudgetForm({ draft, budgets, year, onClose }: DrawerProps) {
  const [cents, setCents] = useState(draft.cents);
  const { form, isPending } = useSubmit({
    schema: budgetForm,
    read: (fields) => ({
      costCentre: draft.isNew ? fields.get('costCentre') : draft.costCentre,
      year: Number(year),
      cents,
    }),
    send: ({ costCentre, ...body }) => {
      const ifMatch = budgets.find((budget) => budget.costCentre === costCentre)?.version ?? 0;
      return api.put('/api/costs/budgets/{costCentre}', { params: { costCentre }, body, ifMatch });
    },
    done: 'cost.budget.done',
    notDone: 'cost.budget.notDone',
    onDone: onClose,
  });
  return (
    <Form {...form} className="min-h-full">
      {draft.isNew && (
        <TextField
          name="costCentre"
          label={<FormattedMessage id="word.costCentre" />}
          maxLength={COST_CENTRE_LENGTH}
          autoComplete="off"
        />
      )}
      <EuroField
        name="cents"
        label={<FormattedMessage id="cost.budget.amount" values={{ year }} />}
        description={<FormattedMessage id="cost.budget.amount.hint" />}
        value={cents}
        onChange={setCents}
      />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}
