/** What is told of, by the names of its tables. */
export type Change = {
  /** One transaction: the tables it touched. Or 'unknown', when changes may have been missed. */
  readonly tables: ReadonlySet<string> | 'unknown';
};

/** Tells of what is committed, by this process or by any other, soon after it is. */
export type ChangesPort = {
  /** While it is false nobody is told anything, so that nothing may be kept in the belief that it still holds. */
  readonly isLive: () => boolean;
  /** Gives back what ends it. */
  readonly listen: (listener: (change: Change) => void) => () => void;
};
