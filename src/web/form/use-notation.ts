import { useState } from 'react';
import type { Notation } from './notation.ts';
import { isSameValue } from './same-value.ts';

type ValueProps<Value> = {
  readonly notation: Notation<Value>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/**
 * The text of a field whose value is none. What was typed stays as it was typed until the field is left, and for as
 * long as it stands for the value: a value that was dropped or replaced from outside is written anew. What cannot be
 * read has no other writing and stays.
 */
export function useNotation<Value>({ notation: { read, write }, value, onChange }: ValueProps<Value>) {
  const [text, setText] = useState<string>();
  return {
    value: text !== undefined && isSameValue(read(text), value) ? text : write(value),
    onChange: (typed: string) => {
      setText(typed);
      onChange(read(typed));
    },
    onBlur: () => {
      if (isSameValue(read(write(value)), value)) setText(undefined);
    },
  };
}
