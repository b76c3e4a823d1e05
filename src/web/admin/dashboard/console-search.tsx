import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { SearchField } from '#web/ui/search-field.tsx';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Looks through everything. The key `/` leads here from anywhere on the page; it works without scripts, too. */
export function ConsoleSearch({ q = '' }: { readonly q?: string }) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const label = formatMessage({ id: 'adminDashboard.search' });
  return (
    <search ref={box} className="block min-w-0 grow sm:w-96 sm:grow-0">
      <Form action="/admin/search">
        <SearchField
          name="q"
          label={label}
          placeholder={label}
          defaultValue={q}
          maxLength={100}
          suffix={
            <kbd
              aria-hidden="true"
              className="rounded-badge border border-line-strong px-1.5 font-sans text-xs text-asphalt-600 touch:hidden"
            >
              /
            </kbd>
          }
        />
      </Form>
    </search>
  );
}
