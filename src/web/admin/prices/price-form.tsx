import { parseDate } from '@internationalized/date';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changePriceListInput } from '#contract/admin-price.ts';
import { Section } from '#web/account/section.tsx';
import { StaleNotice } from '#web/account/stale-notice.tsx';
import { useDraft } from '#web/account/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { SaveBar } from '../fleet/save-bar.tsx';
import type { PriceListPageView } from './load-price-list.server.ts';
import { toInput, toTexts } from './price-draft.ts';
import { FactorTable, RateTable, ServiceTable } from './price-tables.tsx';

const CLASS = /^[a-z][A-Za-z0-9]{1,39}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** All prices of one version. A draft can be changed; what is published can only be read. */
export function PriceForm({ view: { list, frame } }: { readonly view: PriceListPageView }) {
  const { formatMessage, locale } = useIntl();
  const [added, setAdded] = useState<readonly string[]>(list.missingClasses);
  const [newClass, setNewClass] = useState('');
  const isFrozen = list.state !== 'draft';
  const { values, field, changed, differences, compareWith, drop } = useDraft(toTexts(list, frame, locale));
  const known = list.classes.map(({ priceClass }) => priceClass);
  const classes = [...known, ...(isFrozen ? [] : added.filter((priceClass) => !known.includes(priceClass)))];
  const { form, isPending } = useSubmit({
    schema: changePriceListInput,
    read: () => toInput(values, classes, frame),
    send: (body) => api.patch('/api/admin/prices/{id}', { params: { id: list.id }, body, ifMatch: list.version }),
    done: 'adminPrices.saved',
    notDone: 'adminPrices.notSaved',
    onDone: drop,
    onStale: (current) => compareWith(toTexts(current && 'factors' in current ? current : list, frame, locale)),
  });
  const table = { values, isFrozen, onChange: (name: string, value: string) => field(name).onChange(value) };
  const validFrom = values['validFrom'] ?? '';
  return (
    <Form {...form}>
      <StaleNotice differences={differences} nameField={(name) => name} onDrop={drop} />
      <div>
        {!isFrozen && (
          <Section title={<FormattedMessage id="adminPrices.version" />}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField
                {...field('name')}
                value={values['name'] ?? ''}
                maxLength={80}
                label={<FormattedMessage id="adminPrices.name" />}
              />
              <DatePicker
                name="validFrom"
                label={<FormattedMessage id="adminPrices.validFrom" />}
                description={<FormattedMessage id="adminPrices.validFrom.hint" />}
                value={DAY.test(validFrom) ? parseDate(validFrom) : null}
                onChange={(value) => field('validFrom').onChange(value?.toString() ?? '')}
              />
            </div>
          </Section>
        )}
        <RateTable {...table} classes={classes} />
        {!isFrozen && (
          <div className="mt-3 flex flex-wrap items-end gap-3">
            <div className="w-64">
              <TextField
                label={<FormattedMessage id="adminPrices.class.new" />}
                value={newClass}
                onChange={setNewClass}
                maxLength={40}
              />
            </div>
            <Button
              disabled={!CLASS.test(newClass) || classes.includes(newClass)}
              onClick={() => {
                setAdded([...added, newClass]);
                setNewClass('');
              }}
            >
              <Plus aria-hidden="true" className="size-5" />
              {formatMessage({ id: 'adminPrices.class.add' })}
            </Button>
          </div>
        )}
        <div className="mt-4">
          <FactorTable {...table} depots={frame.depots} />
        </div>
        <div className="mt-4">
          <ServiceTable {...table} frame={frame} />
        </div>
      </div>
      {!isFrozen && <SaveBar isPending={isPending} onDrop={changed.length > 0 ? drop : undefined} />}
    </Form>
  );
}
