/** A build of the shop. Of two the one that was built later is the newer, whatever their versions are called. */
export type Release = {
  readonly version: string;
  /** An instant as `toISOString` writes it, so that texts can be compared. */
  readonly builtAt: string;
};

export type NewestRelease = Release & {
  /** Whether no process of an older release has answered for a while. */
  readonly isSettled: boolean;
};
