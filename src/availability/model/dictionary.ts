/** Texts that many trailers share, each with a small number that columns keep in its place. */
export type Dictionary = {
  /** Gives a text that is new the next number. */
  readonly codeOf: (text: string) => number;
  /** Undefined for a text that no trailer has ever had. */
  readonly findCode: (text: string) => number | undefined;
  /** In the order of their numbers. */
  readonly texts: readonly string[];
};

export function createDictionary(): Dictionary {
  const codes = new Map<string, number>();
  const texts: string[] = [];
  return {
    texts,
    findCode: (text) => codes.get(text),
    codeOf(text) {
      const known = codes.get(text);
      if (known !== undefined) return known;
      codes.set(text, texts.length);
      return texts.push(text) - 1;
    },
  };
}
