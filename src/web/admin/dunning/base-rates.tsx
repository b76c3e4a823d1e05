import { useState } from 'react';
import { baseRateInput } from '#contract/admin-dunning.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { NotationField } from '#web/form/notation-field.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { useHundredths } from '#web/form/use-hundredths.ts';
import { api } from '#web/client/api-client.ts';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { ConsoleTable, type ListColumn } from '../list/console-table.tsx';
import type { DunningView, RateView } from './load-dunning.server.ts';
import { May } from '../frame/may.tsx';

const COLUMNS: readonly ListColumn<RateView>[] = [
  { key: 'day', header: 'adminDunning.rate.from', isTitle: true, cell: ({ day }) => day },
  { key: 'rate', header: 'adminDunning.rate', align: 'end', cell: ({ rate }) => rate },
];

/** The base rates that were entered, and the place to enter the next. */
export function BaseRates({ view: { rates, halfYears } }: { readonly view: DunningView }) {
  return (
    <TitledCard title="adminDunning.rates" note="adminDunning.rates.note">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ConsoleTable caption="adminDunning.rates" rows={rates} columns={COLUMNS} empty="adminDunning.rates.none" />
        {/* The one that is missing first is offered first, also after the last was entered. */}
        <RateForm key={halfYears[0]?.id} halfYears={halfYears} />
      </div>
    </TitledCard>
  );
}

function RateForm({ halfYears }: Pick<DunningView, 'halfYears'>) {
  const [validFrom, setValidFrom] = useState(halfYears[0]?.id ?? '');
  const [basisPoints, setBasisPoints] = useState<number | null>(null);
  const { form, isPending } = useSubmit({
    schema: baseRateInput,
    read: () => ({ validFrom, basisPoints }),
    send: (body) => api.put('/api/admin/base-rates', { body }),
    done: 'adminDunning.rate.done',
  });
  return (
    <Form {...form}>
      <Select
        label={<FormattedMessage id="adminDunning.rate.from" />}
        value={validFrom}
        onChange={(key) => setValidFrom(String(key))}
        options={halfYears}
      />
      <NotationField
        name="basisPoints"
        label={<FormattedMessage id="adminDunning.rate.percent" />}
        notation={useHundredths()}
        value={basisPoints}
        onChange={setBasisPoints}
        autoComplete="off"
      />
      <May right="money.write">
        <SubmitButton isPending={isPending}>
          <FormattedMessage id="adminDunning.rate.enter" />
        </SubmitButton>
      </May>
    </Form>
  );
}
