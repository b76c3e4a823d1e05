import { Search } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';

type FindInputProps = {
  readonly label: string;
  readonly value: string;
  /** Of the list that the text narrows down. */
  readonly listId: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
};

const LONGEST_TEXT = 80;

/** The field on top of a list of places. */
export function FindInput({ label, value, listId, ref, onChange, onEnter }: FindInputProps) {
  const id = useId();
  const submit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 items-center gap-2.5 rounded-control border border-line-field px-3.5 has-focus-visible:focus-ring"
    >
      <Search aria-hidden="true" className="size-5 shrink-0" />
      <span className="sr-only">{label}</span>
      <input
        ref={ref}
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_TEXT}
        aria-controls={listId}
        value={value}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={submit}
        className="min-h-11 w-full bg-transparent outline-none"
      />
    </label>
  );
}
