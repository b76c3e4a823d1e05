/** An element of a file, detached from whoever has read it. Its text is empty where it has children. */
export type XmlElement = {
  readonly name: string;
  readonly text: string;
  /** Of an amount. */
  readonly currency: string | null;
  readonly children: readonly XmlElement[];
};

/** All elements that a path of names leads to. */
export function elementsAt(from: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  let found: readonly XmlElement[] = [from];
  for (const step of path) found = found.flatMap(({ children }) => children.filter(({ name }) => name === step));
  return found;
}

/** The text of the first of them; undefined if there is none, or nothing in it. */
export function textAt(from: XmlElement, ...path: readonly string[]): string | undefined {
  const text = elementsAt(from, ...path)[0]?.text.trim();
  return text === '' ? undefined : text;
}
