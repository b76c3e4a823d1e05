import { startTransition, useState } from 'react';
import { keysOf, tableOf } from '#domain/table.ts';

type Values = Readonly<Record<string, string>>;

/** A field that somebody else has changed since it was shown here, and what it is now. */
export type Difference<Field> = { readonly field: Field; readonly value: string; readonly isTypedOver: boolean };

/**
 * What is typed over values that others may change meanwhile. Fields that were not touched follow the values from
 * outside; those that were keep what was typed until it is saved or dropped.
 */
export function useDraft<Base extends Values>(base: Base) {
  type Field = keyof Base & string;
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [differences, setDifferences] = useState<readonly Difference<Field>[]>([]);
  // Fields of `typed` are fields of the base with the same type.
  const values = { ...base, ...typed } as { readonly [F in Field]: string };
  const fields = keysOf<Field>(base);
  const changed = fields.filter((field) => values[field].trim() !== base[field]);

  // The router shows what it has loaded in a transition: dropped at once, the old values would flash.
  const drop = () =>
    startTransition(() => {
      setTyped({});
      setDifferences([]);
    });

  return {
    values,
    /** The fields that differ from what is stored. */
    changed,
    differences,
    field: (name: Field) => ({
      name,
      value: values[name],
      onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    }),
    drop,
    /** Keeps what was typed and remembers what the others have made of the rest. */
    compareWith: (current: { readonly [F in Field]: string }) =>
      setDifferences(
        fields
          .filter((field) => current[field] !== base[field])
          .map((field) => ({ field, value: current[field], isTypedOver: changed.includes(field) })),
      ),
  };
}

/** The parts of an input that stand for changed fields. */
export const pickChanged = <Input extends object>(input: Input, changed: readonly string[]): Partial<Input> =>
  // The keys of the result are keys of the input.
  Object.fromEntries(Object.entries(input).filter(([field]) => changed.includes(field))) as Partial<Input>;

/** Some fields of an answer as the texts of a form; what is not there is empty. */
export const toTexts = <Field extends string>(fields: readonly Field[], answer: unknown) => {
  const entries = new Map(typeof answer === 'object' && answer !== null ? Object.entries(answer) : []);
  const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
  return tableOf(fields, (field) => toText(entries.get(field)));
};
