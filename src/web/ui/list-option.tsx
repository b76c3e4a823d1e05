import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';

export interface Option {
  readonly id: string;
  readonly label: string;
  /** Right-aligned: a count, a distance. */
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export const POPOVER =
  'min-w-(--trigger-width) max-w-[calc(100vw-2rem)] rounded-card border border-line bg-sheet shadow-2 outline-none data-entering:animate-drop';
export const LIST = 'max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5 outline-none';
export const ROW =
  'group flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 text-base outline-none select-none data-disabled:cursor-default data-disabled:text-asphalt-500 data-focused:bg-paper-sunken data-hovered:bg-paper-sunken';

/** A row of a select or combo box: the tick keeps its place, so that words stand in one line. */
export function ListOption({ option }: { readonly option: Option }) {
  const { id, label, note, icon, isDisabled = false } = option;
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={ROW}>
      <Check aria-hidden="true" className="invisible size-5 shrink-0 group-data-selected:visible" />
      {icon}
      <span className="min-w-0 grow group-data-selected:font-semibold">{label}</span>
      {note !== undefined && <span className="shrink-0 ps-3 text-body-s text-asphalt-600">{note}</span>}
    </ListBoxItem>
  );
}
