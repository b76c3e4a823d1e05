import { parseDate } from '@internationalized/date';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { changePriceListInput } from '#contract/admin-price.ts';
import { Section } from '#web/form/section.tsx';
import { StaleNotice } from '#web/form/stale-notice.tsx';
import { useDraft } from '#web/form/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { May } from '../frame/may.tsx';
import { SaveBar } from '#web/form/save-bar.tsx';
import { isToPublish, PRICE_FORM_ID } from './draft-actions.tsx';
import type { PriceListPageView } from './load-price-list.server.ts';
import { listLanes } from './lane-figures.ts';
import { LaneTable } from './lane-table.tsx';
import { nameFigures } from './name-figures.ts';
import { type FigureField, type PriceValues, toInput, toValues } from './price-draft.ts';
import { notationsOf } from './price-notation.ts';
import { FactorTable, RateTable, ServiceTable } from './price-tables.tsx';

const CLASS = /^[a-z][A-Za-z0-9]{1,39}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

interface PriceFormProps {
  readonly view: PriceListPageView;
  /** Whether anything is entered that is not saved. */
  readonly onChanged: (isChanged: boolean) => void;
  /** All is saved for who wants to publish it. */
  readonly onReady: () => void;
}

/** All prices of one version. A draft can be changed; what is published can only be read. */
export function PriceForm({ view: { list, frame }, onChanged, onReady }: PriceFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [added, setAdded] = useState<readonly string[]>(list.missingClasses);
  const [newClass, setNewClass] = useState('');
  const isFrozen = list.state !== 'draft';
  const { values, field, changed, differences, compareWith, drop } = useDraft(toValues(list, frame));
  const isChanged = changed.length > 0;
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  const isPublishing = useRef(false);
  const known = list.classes.map(({ priceClass }) => priceClass);
  const classes = [...known, ...(isFrozen ? [] : added.filter((priceClass) => !known.includes(priceClass)))];
  const { form, isPending } = useSubmit({
    schema: changePriceListInput,
    read: () => toInput(values, classes, frame),
    send: (body) => api.patch('/api/admin/prices/{id}', { params: { id: list.id }, body, ifMatch: list.version }),
    done: 'adminPrice.saved',
    notDone: 'adminPrice.notSaved',
    onDone: () => {
      drop();
      if (isPublishing.current) onReady();
    },
    onStale: (current) => compareWith(toValues(current && 'factors' in current ? current : list, frame)),
  });
  const notationOf = notationsOf(intl);
  const names = nameFigures(intl, classes, { frame, lanes: listLanes(values) });
  const figure = (name: FigureField) => ({
    label: names.get(name) ?? name,
    notation: notationOf(name),
    value: values[name] ?? null,
    onChange: field(name).onChange,
    isFrozen,
  });
  const nameField = (name: keyof PriceValues): string =>
    name === 'name' || name === 'validFrom' ? formatMessage({ id: `adminPrice.${name}` }) : (names.get(name) ?? name);
  const { validFrom } = values;
  return (
    <Form
      {...form}
      id={PRICE_FORM_ID}
      onSubmit={(event) => {
        isPublishing.current = isToPublish(event);
        form.onSubmit(event);
      }}
    >
      <StaleNotice
        differences={differences}
        nameField={nameField}
        nameValue={({ field: name, value }) => (typeof value === 'number' ? notationOf(name).write(value) : undefined)}
        onDrop={drop}
      />
      <div>
        {!isFrozen && (
          <Section title="adminPrice.version">
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField {...field('name')} maxLength={80} label={<FormattedMessage id="adminPrice.name" />} />
              <DatePicker
                name="validFrom"
                label={<FormattedMessage id="adminPrice.validFrom" />}
                description={<FormattedMessage id="adminPrice.validFrom.hint" />}
                value={DAY.test(validFrom) ? parseDate(validFrom) : null}
                onChange={(value) => field('validFrom').onChange(value?.toString() ?? '')}
              />
            </div>
          </Section>
        )}
        <RateTable values={values} figure={figure} isFrozen={isFrozen} classes={classes} />
        {!isFrozen && (
          <div className="mt-3 flex flex-wrap items-end gap-3">
            <div className="w-64">
              <TextField
                label={<FormattedMessage id="adminPrice.class.new" />}
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
              {formatMessage({ id: 'adminPrice.class.add' })}
            </Button>
          </div>
        )}
        <div className="mt-4">
          <FactorTable figure={figure} depots={frame.depots} />
        </div>
        <div className="mt-4">
          <ServiceTable values={values} figure={figure} frame={frame} />
        </div>
        <div className="mt-4">
          <LaneTable values={values} figure={figure} frame={frame} isFrozen={isFrozen} />
        </div>
      </div>
      {!isFrozen && (
        <May right="prices.write">
          <SaveBar isPending={isPending} onDrop={isChanged ? drop : undefined} />
        </May>
      )}
    </Form>
  );
}
