/** Lets whoever asks for the same at the same time wait for one piece of work. Nothing is kept once it is done. */
export function shareRunning<T>(): (key: string, start: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, start) => {
    const known = running.get(key);
    if (known !== undefined) return known;
    const work = start().finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };
}
