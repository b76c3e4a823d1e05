import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useQuestion } from '#web/client/use-question.ts';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { Option } from '#web/ui/list-option.tsx';
import { toast } from '#web/ui/toast.tsx';

interface LookupFieldProps<Found extends Option> {
  readonly name: string;
  readonly label: string;
  /** What was chosen before the field came. */
  readonly first?: Found | null;
  readonly find: (q: string, signal: AbortSignal) => Promise<readonly Found[]>;
  readonly onChoose: (found: Found | null) => void;
}

/** One of thousands, found by typing. Typing on takes the choice back. */
export function LookupField<Found extends Option>({
  name,
  label,
  first = null,
  find,
  onChoose,
}: LookupFieldProps<Found>) {
  const [typed, setTyped] = useState(first?.label ?? '');
  const [chosen, setChosen] = useState<Found | null>(first);
  const words = typed.trim();
  const { answer = [] } = useQuestion(
    words === '' || chosen !== null ? undefined : words,
    (signal) => find(words, signal),
    ({ messageKey }) => toast.error(messageKey),
  );
  const choose = (found: Found | null) => {
    setChosen(found);
    onChoose(found);
  };
  return (
    <ComboBox
      name={name}
      label={label}
      menuTrigger="input"
      foundOptions={answer}
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text);
        if (chosen !== null && text !== chosen.label) choose(null);
      }}
      value={chosen?.id ?? null}
      onChange={(id) => {
        const found = answer.find((option) => option.id === id);
        if (!found) return;
        choose(found);
        setTyped(found.label);
      }}
      empty={<FormattedMessage id="admin.list.nothingFound" />}
    />
  );
}
