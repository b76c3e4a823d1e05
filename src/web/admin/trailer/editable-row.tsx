import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { RemoveButton } from './remove-button.tsx';

interface EditableRowProps {
  readonly changeLabel: string;
  readonly removeLabel: string;
  readonly onChange: () => void;
  readonly onRemove: () => void;
  /** One of these things is being taken away. */
  readonly isPending: boolean;
  readonly children: ReactNode;
}

/** One of several things that a trailer has, with the way to change it and to take it away. */
export function EditableRow({ changeLabel, removeLabel, onChange, onRemove, isPending, children }: EditableRowProps) {
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 grow">{children}</div>
      <IconButton size="s" tone="quiet" label={changeLabel} onClick={onChange}>
        <Pencil aria-hidden="true" className="size-4.5" />
      </IconButton>
      <RemoveButton label={removeLabel} disabled={isPending} onRemove={onRemove} />
    </li>
  );
}
