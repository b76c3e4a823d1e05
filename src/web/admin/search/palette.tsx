import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useFetcher, useNavigate } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { HitText } from './hit-row.tsx';
import type { HitView } from './describe-hit.server.ts';
import type { loadSearch, SearchView } from './load-search.server.ts';
import { SEARCH_LOOKS } from './search-kinds.ts';

const PAUSE_MS = 180;
/** Of each kind, so that all kinds find room. */
const SHOWN = 5;
const LEAST = 2;

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Looks through everything while somebody types; the arrows choose, Enter opens. */
export default function Palette({ isOpen, onClose }: PaletteProps) {
  const { formatMessage } = useIntl();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      className="fixed inset-0 z-50 flex items-start justify-center bg-asphalt-950/60 data-entering:animate-appear sm:p-6 sm:pt-[10dvh]"
    >
      <Modal className="flex max-h-dvh w-full flex-col overflow-hidden bg-sheet shadow-3 max-sm:h-dvh sm:max-h-[76dvh] sm:max-w-180 sm:rounded-dialog">
        <AriaDialog
          aria-label={formatMessage({ id: 'admin.search.open' })}
          className="flex min-h-0 grow flex-col outline-none"
        >
          <Finder onClose={onClose} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function Finder({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { data, isBusy } = useFound(typed.trim());
  const groups = (data?.groups ?? []).map(({ kind, hits }) => ({ kind, hits: hits.slice(0, SHOWN) }));
  const hits = groups.flatMap((group) => group.hits);
  const total = data?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const at = Math.min(chosen, hits.length);
  const all = `/admin/search?${new URLSearchParams({ q: typed.trim() }).toString()}`;
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setChosen(Math.min(at + 1, hits.length));
    else if (event.key === 'ArrowUp') setChosen(Math.max(at - 1, 0));
    else if (event.key === 'Enter') go(data?.q === typed.trim() ? (hits[at]?.to ?? all) : all);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4 md:px-5">
        {isBusy ? <Spinner /> : <Search aria-hidden="true" className="size-5 shrink-0 text-asphalt-700" />}
        <input
          // Whoever opens it wants to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          type="search"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={hits[at] ? optionId(listId, hits[at]) : undefined}
          aria-label={formatMessage({ id: 'admin.search.label' })}
          placeholder={formatMessage({ id: 'admin.search.label' })}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 grow bg-transparent text-base outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="button"
          onClick={onClose}
          className="min-h-11 shrink-0 rounded-badge px-1 text-body-s text-asphalt-600 underline underline-offset-4"
        >
          <FormattedMessage id="ui.close" />
        </button>
      </div>
      <Found {...{ data, typed, groups, chosen: hits[at], listId }} onChoose={go} />
      {total > 0 && data?.q === typed.trim() && (
        <footer className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line bg-paper px-4 py-1 md:px-5">
          <button
            type="button"
            onClick={() => go(all)}
            className={cx(
              'min-h-11 rounded-badge px-1 text-body-s font-semibold underline underline-offset-4',
              at === hits.length && 'outline-2 outline-asphalt-950',
            )}
          >
            <FormattedMessage id="admin.search.results" values={{ count: total }} />
          </button>
          <span className="text-sm text-asphalt-600 max-sm:hidden touch:hidden">
            <FormattedMessage id="admin.search.keys" />
          </span>
        </footer>
      )}
    </>
  );
}

const optionId = (listId: string, { kind, id }: HitView): string => `${listId}-${kind}-${id}`;

interface FoundProps {
  readonly data: SearchView | undefined;
  readonly typed: string;
  readonly groups: SearchView['groups'];
  readonly chosen: HitView | undefined;
  readonly listId: string;
  readonly onChoose: (to: string) => void;
}

function Found({ data, typed, groups, chosen, listId, onChoose }: FoundProps) {
  const chosenId = chosen && optionId(listId, chosen);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  const hasAnswer = data !== undefined && data.q === typed.trim() && typed.trim().length >= LEAST;
  return (
    <div className="min-h-0 grow overflow-y-auto">
      {groups.length === 0 && (
        <p role="status" className="px-5 py-6 text-body-s text-asphalt-600">
          {hasAnswer && (
            <strong className="mb-1 block text-asphalt-950">
              <FormattedMessage id="admin.search.none" values={{ q: data.q }} />
            </strong>
          )}
          <FormattedMessage id="admin.search.hint" />
        </p>
      )}
      <div id={listId} role="listbox">
        {groups.map(({ kind, hits }) => (
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <div id={`${listId}-${kind}`} className="text-label bg-paper-sunken px-5 py-1.5 text-asphalt-700">
              <FormattedMessage id={SEARCH_LOOKS[kind].word} />
            </div>
            {hits.map((hit) => (
              // The field has the focus and its keys choose; the pointer needs no more than this.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={hit.id}
                id={optionId(listId, hit)}
                role="option"
                tabIndex={-1}
                aria-selected={hit === chosen}
                onClick={() => onChoose(hit.to)}
                className={cx(
                  'flex cursor-pointer items-center gap-4 border-b border-line px-4 py-2.5 last:border-0 hover:bg-paper max-sm:items-start md:px-5',
                  hit === chosen && 'bg-paper shadow-[inset_3px_0_0_var(--color-asphalt-950)]',
                )}
              >
                <HitText hit={hit} name={hit.name} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Asks once nothing has been typed for a moment; a later question overtakes an earlier one. */
function useFound(q: string) {
  const { load, data, state } = useFetcher<typeof loadSearch>();
  useEffect(() => {
    if (q.length < LEAST) return;
    const timer = setTimeout(
      () => void load(`/admin/search?${new URLSearchParams({ q, peek: 'true' }).toString()}`),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
    // The function is another one with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [q]);
  return { data: q.length < LEAST ? undefined : data, isBusy: state !== 'idle' };
}
