import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { Option } from '#web/ui/list-option.tsx';

const PAUSE_MS = 200;

export interface Lookup {
  readonly label: string;
  /** What the address names, in words. */
  readonly chosen: Pick<Option, 'id' | 'label'> | null;
  readonly find: (q: string) => Promise<readonly Option[]>;
}

/** One of thousands, found by typing. Emptying the field takes the filter away. */
export function LookupFilter({ label, chosen, find, onChoose }: Lookup & { onChoose: (id: string | null) => void }) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const [found, setFound] = useState<readonly Option[]>(chosen ? [chosen] : []);
  const [known, setKnown] = useState(chosen?.id);
  const latest = useRef(0);
  const finder = useRef(find);
  useEffect(() => {
    finder.current = find;
  });
  if (known !== chosen?.id) {
    setKnown(chosen?.id);
    setTyped(chosen?.label ?? '');
  }

  useEffect(() => {
    if (typed.trim() === '' || typed === chosen?.label) return undefined;
    const asked = ++latest.current;
    const look = async () => {
      const options = await finder.current(typed.trim());
      if (asked === latest.current) setFound(options);
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, chosen?.label]);

  return (
    <ComboBox
      label={label}
      placeholder={formatMessage({ id: 'word.all' })}
      menuTrigger="input"
      foundOptions={found}
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
