/**
 * A function of something that never changes and is asked about again and again, such as the period of a search for each
 * trailer it found: the answer is kept as long as that lives.
 */
export function perObject<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly answer: V }>();
  return (key) => {
    const kept = known.get(key) ?? { answer: work(key) };
    known.set(key, kept);
    return kept.answer;
  };
}
