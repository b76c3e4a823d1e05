import { startTransition, useState } from 'react';
import { keysOf, tableOf } from '#domain/table.ts';
import { isSameValue } from './same-value.ts';

type Values = Readonly<Record<string, unknown>>;
type FieldOf<Base> = keyof Base & string;

/** A field that somebody else has changed since it was shown here, and what it is now. */
export type Difference<Base> = {
  [Field in FieldOf<Base>]: { readonly field: Field; readonly value: Base[Field]; readonly isTypedOver: boolean };
}[FieldOf<Base>];

export type Draft<Base extends Values> = ReturnType<typeof useDraft<Base>>;

/**
 * What is entered over values that others may change meanwhile. Fields that were not touched follow the values from
 * outside; those that were keep what was entered until it is saved or dropped.
 */
export function useDraft<Base extends Values>(base: Base) {
  type Field = FieldOf<Base>;
  const [entered, setEntered] = useState<Partial<Base>>({});
  const [differences, setDifferences] = useState<readonly Difference<Base>[]>([]);
  const values: Base = { ...base, ...entered };
  const changed = keysOf<Field>(values).filter((field) => !isSameValue(values[field], base[field]));

  // The router shows what it has loaded in a transition: dropped at once, the old values would flash.
  const drop = () =>
    startTransition(() => {
      setEntered({});
      setDifferences([]);
    });

  return {
    values,
    /** The fields that differ from what is stored. */
    changed,
    differences,
    field: <F extends Field>(name: F) => ({
      name,
      value: values[name],
      onChange: (value: Base[F]) => setEntered((before) => ({ ...before, [name]: value })),
    }),
    drop,
    /** Keeps what was entered and remembers what the others have made of the rest. */
    compareWith: (current: Base) =>
      setDifferences(
        keysOf<Field>({ ...base, ...current })
          .filter((field) => !isSameValue(current[field], base[field]))
          .map((field) => ({ field, value: current[field], isTypedOver: changed.includes(field) })),
      ),
  };
}

/** The parts of an input that stand for changed fields: `week` for `week.1`. */
export function pickChanged<Input extends object>(input: Input, changed: readonly string[]): Partial<Input> {
  const parts = changed.map((field) => field.split('.', 1)[0]);
  // The keys of the result are keys of the input.
  return Object.fromEntries(Object.entries(input).filter(([part]) => parts.includes(part))) as Partial<Input>;
}

/** Some fields of an answer as the texts of a form; what is not there is empty. */
export const toTexts = <Field extends string>(fields: readonly Field[], answer: unknown) => {
  const entries = new Map(typeof answer === 'object' && answer !== null ? Object.entries(answer) : []);
  const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
  return tableOf(fields, (field) => toText(entries.get(field)));
};
