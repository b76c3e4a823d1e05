const PAUSE_MS = 2000;

/** Unanswered questions after which the server is no longer believed to tell everything at once, and is given up. */
const DOUBTFUL = 3;
const DEAD = 15;

export type ServerWatch = {
  readonly hear: () => void;
  readonly isSilent: () => boolean;
  /** For how long the oldest question has been waiting for its answer. */
  readonly silentMs: () => number;
  readonly stop: () => void;
};

/** Asks the other end whether it is there. Questions are counted, not time: a process that stood still has heard nothing. */
export function watchServer(ask: () => void, onDead: () => void): ServerWatch {
  let unanswered = 0;
  let askedAt = 0;
  const timer = setInterval(() => {
    if (unanswered === DEAD) onDead();
    if (unanswered === 0) askedAt = performance.now();
    unanswered += 1;
    ask();
  }, PAUSE_MS);
  return {
    hear: () => {
      unanswered = 0;
    },
    isSilent: () => unanswered >= DOUBTFUL,
    silentMs: () => (unanswered === 0 ? 0 : performance.now() - askedAt),
    stop: () => clearInterval(timer),
  };
}
