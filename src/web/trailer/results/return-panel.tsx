import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { FindInput } from './find-input.tsx';
import { PlaceRow } from './place-row.tsx';
import type { DepotView } from './place.ts';
import { plainText } from './plain-text.ts';
import { useRowKeys } from './use-row-keys.ts';

type ReturnPanelProps = {
  /** The code of the depot that is chosen; empty where it is fetched. */
  readonly returnTo: string;
  readonly depots: readonly Pick<DepotView, 'code' | 'name' | 'city' | 'country'>[];
  readonly onChange: (code: string) => void;
};

/** The depot to which it is brought back: where it is fetched, or any other. */
export default function ReturnPanel({ returnTo, depots, onChange }: ReturnPanelProps) {
  const intl = useIntl();
  const listId = useId();
  const { input, list, moveFocus } = useRowKeys();
  const [text, setText] = useState('');
  const words = plainText(text.trim());
  const found = depots.filter(({ code, name, city }) => plainText(`${name} ${city} ${code}`).includes(words));
  const [first] = found;
  return (
    // The arrow keys only move among buttons that are there anyway.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="p-4" onKeyDown={moveFocus}>
      <FindInput
        ref={input}
        label={intl.formatMessage({ id: 'returnTo.find' })}
        value={text}
        listId={listId}
        onChange={setText}
        onEnter={() => words !== '' && first && onChange(first.code)}
      />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-3 px-3 text-body-s text-asphalt-600'}>
        {words !== '' && <FormattedMessage id="returnTo.found" values={{ count: found.length, text: text.trim() }} />}
      </p>
      <ul ref={list} id={listId} className="mt-3 h-80 overflow-y-auto border-t border-line pt-2 md:h-auto md:max-h-80">
        {words === '' && (
          <PlaceRow mark={<Undo2 aria-hidden="true" />} isCurrent={returnTo === ''} onChoose={() => onChange('')}>
            <FormattedMessage id="returnTo.same" />
          </PlaceRow>
        )}
        {found.map(({ code, name, country }) => (
          <PlaceRow key={code} mark={country} isCurrent={code === returnTo} onChoose={() => onChange(code)}>
            {name}
          </PlaceRow>
        ))}
      </ul>
    </div>
  );
}
