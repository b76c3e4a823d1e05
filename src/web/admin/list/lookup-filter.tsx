import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useQuestion } from '#web/client/use-question.ts';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { Option } from '#web/ui/list-option.tsx';
import { toast } from '#web/ui/toast.tsx';

export interface Lookup {
  readonly label: string;
  /** What the address names, in words. */
  readonly chosen: Pick<Option, 'id' | 'label'> | null;
  readonly find: (q: string, signal: AbortSignal) => Promise<readonly Option[]>;
}

/** One of thousands, found by typing. Emptying the field takes the filter away. */
export function LookupFilter({ label, chosen, find, onChoose }: Lookup & { onChoose: (id: string | null) => void }) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const [first] = useState<readonly Option[]>(chosen ? [chosen] : []);
  const [known, setKnown] = useState(chosen?.id);
  if (known !== chosen?.id) {
    setKnown(chosen?.id);
    setTyped(chosen?.label ?? '');
  }

  const words = typed.trim();
  const isOpen = words !== '' && typed !== chosen?.label;
  const { answer } = useQuestion(
    isOpen ? words : undefined,
    (signal) => find(words, signal),
    ({ messageKey }) => toast.error(messageKey),
  );

  return (
    <ComboBox
      label={label}
      placeholder={formatMessage({ id: 'word.all' })}
      menuTrigger="input"
      foundOptions={answer ?? first}
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text);
        if (text === '' && chosen !== null) onChoose(null);
      }}
      value={chosen?.id ?? null}
      onChange={(id) => {
        if (id !== null && id !== chosen?.id) onChoose(String(id));
      }}
      empty={<FormattedMessage id="admin.list.nothingFound" />}
    />
  );
}
