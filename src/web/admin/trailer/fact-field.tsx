import { useIntl } from '#i18n/intl.tsx';
import type { FactValue } from '#contract/trailer.ts';
import { type Fact, FACTS } from '#domain/trailer/fact.ts';
import { LINES, WHOLE } from '#web/form/notation.ts';
import { NotationField } from '#web/form/notation-field.tsx';
import { useNotation } from '#web/form/use-notation.ts';
import { optionName } from '#i18n/option-name.ts';
import { CheckboxGroup } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { UNIT_OF, UnitSuffix } from './unit-suffix.tsx';

interface FactFieldProps {
  readonly fact: Fact;
  readonly name: string;
  readonly value: FactValue | null;
  readonly onChange: (value: FactValue | null) => void;
}

const UNKNOWN = 'unknown';

/** The field of a fact, as its kind wants it. Whatever is left open is not known, which is not the same as no. */
export function FactField({ fact, name, value, onChange }: FactFieldProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const rule = FACTS[fact];
  const field = { name, label: formatMessage({ id: `fact.${fact}` }) };
  const choose = (options: readonly { id: string; label: string }[], read: (id: string) => FactValue) => (
    <Select
      {...field}
      value={value === null ? UNKNOWN : String(value)}
      onChange={(id) => onChange(id === UNKNOWN ? null : read(String(id)))}
      options={[{ id: UNKNOWN, label: formatMessage({ id: 'adminTrailer.unknown' }) }, ...options]}
    />
  );
  switch (rule.kind) {
    case 'flag':
      return choose(
        [
          { id: 'true', label: formatMessage({ id: 'word.yes' }) },
          { id: 'false', label: formatMessage({ id: 'word.no' }) },
        ],
        (id) => id === 'true',
      );
    case 'choice':
      return choose(
        rule.options.map((option) => ({ id: option, label: optionName(intl, fact, option) })),
        String,
      );
    case 'choices':
      return (
        <CheckboxGroup
          {...field}
          value={toEntries(value)}
          onChange={(chosen) =>
            onChange(chosen.map((entry) => rule.options.find((option) => String(option) === entry) ?? entry))
          }
          options={rule.options.map((option) => ({ value: String(option), label: optionName(intl, fact, option) }))}
        />
      );
    case 'number':
      return (
        <NotationField
          {...field}
          notation={WHOLE}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          inputMode="numeric"
          {...('unit' in rule && { suffix: <UnitSuffix unit={UNIT_OF[rule.unit]} /> })}
        />
      );
    case 'text':
      return <TextField {...field} value={value === null ? '' : String(value)} onChange={onChange} />;
    case 'texts':
      return <EntriesField {...field} value={toEntries(value)} onChange={onChange} />;
  }
}

const toEntries = (value: FactValue | null): string[] => (Array.isArray(value) ? value.map(String) : []);

type EntriesFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (entries: readonly string[]) => void;
};

function EntriesField({ value, onChange, ...field }: EntriesFieldProps) {
  const { formatMessage } = useIntl();
  const text = useNotation({ notation: LINES, value, onChange });
  return <TextArea {...field} {...text} rows={3} description={formatMessage({ id: 'adminTrailer.onePerLine' })} />;
}
