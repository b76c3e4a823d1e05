import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';

interface PickFilterProps {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** One of dozens: they are all there to look through, and typing narrows them. Emptying the field takes the filter away. */
export function PickFilter({ label, options, value, onChange }: PickFilterProps) {
  const { formatMessage, locale } = useIntl();
  const chosen = options.find(({ id }) => id === value);
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const [known, setKnown] = useState(chosen?.id);
  if (known !== chosen?.id) {
    setKnown(chosen?.id);
    setTyped(chosen?.label ?? '');
  }
  const words = typed.trim().toLocaleLowerCase(locale);
  const isNarrowed = words !== '' && typed !== chosen?.label;
  return (
    <ComboBox
      label={label}
      placeholder={formatMessage({ id: 'word.all' })}
      foundOptions={
        isNarrowed ? options.filter((option) => option.label.toLocaleLowerCase(locale).includes(words)) : options
      }
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text);
        if (text === '' && chosen !== undefined) onChange(null);
      }}
      value={chosen?.id ?? null}
      onChange={(id) => {
        if (id !== null && id !== chosen?.id) onChange(String(id));
      }}
      empty={<FormattedMessage id="admin.list.nothingFound" />}
    />
  );
}
