/** Connections that are accepted between two pages at most, so that a crowd at the door does not stop all work. */
const MOST_TURNS = 32;

/**
 * Node accepts one connection in each turn of its event loop, and a page takes a turn of its own: beyond a hundred pages
 * a second newcomers would wait for seconds until anybody hears them. So between two pages it hears those who came.
 */
export function hearArrivals() {
  let hasArrived = false;
  let isListening = false;
  return {
    arrive: (): void => {
      hasArrived = true;
    },
    /** Calls back after a turn in which nobody came. */
    whenQuiet: (then: () => void): void => {
      if (isListening) return;
      isListening = true;
      let turns = 0;
      const listen = () => {
        turns += 1;
        if (hasArrived && turns <= MOST_TURNS) {
          hasArrived = false;
          setImmediate(listen);
          return;
        }
        isListening = false;
        then();
      };
      hasArrived = true;
      listen();
    },
  };
}
