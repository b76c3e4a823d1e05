import { useIntl } from '#i18n/intl.tsx';
import { Form } from 'react-router';
import { SearchField } from '#web/ui/search-field.tsx';
import { SlashKey, useSlashKey } from '../list/slash-key.tsx';

/** Looks through everything, without scripts, too. */
export function ConsoleSearch({ q = '' }: { readonly q?: string }) {
  const { formatMessage } = useIntl();
  const box = useSlashKey();
  const label = formatMessage({ id: 'admin.search.label' });
  return (
    <search ref={box} className="block min-w-0 grow sm:w-96 sm:grow-0">
      <Form action="/admin/search">
        <SearchField
          name="q"
          label={label}
          placeholder={label}
          defaultValue={q}
          maxLength={100}
          suffix={<SlashKey />}
        />
      </Form>
    </search>
  );
}
