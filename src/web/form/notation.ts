/** How a value that is no text is written into a text field and read from it. */
export type Notation<Value> = {
  readonly write: (value: Value) => string;
  /** What cannot be read becomes a value that the schema refuses. */
  readonly read: (text: string) => Value;
};

/** An empty field has none. A text that is no number becomes `NaN`. */
export type NumberNotation = Notation<number | null>;

export const numbersLike = (pattern: RegExp, write: (value: number) => string = String): NumberNotation => ({
  write: (value) => (value === null || Number.isNaN(value) ? '' : write(value)),
  read: (text) => {
    const typed = text.trim();
    if (typed === '') return null;
    return pattern.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
  },
});

export const WHOLE = numbersLike(/^-?\d+$/);
export const DECIMAL = numbersLike(/^-?\d+(?:[.,]\d+)?$/);

/** One entry in each line, so that an entry may hold whatever a line may. */
export const LINES: Notation<readonly string[]> = {
  write: (entries) => entries.join('\n'),
  read: (text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
};
