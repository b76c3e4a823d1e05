/** The storage refuses, or does not answer. The message is a sentence for whoever operates the shop. */
export class StorageError extends Error {
  /** Whether it makes sense to try again soon. */
  readonly passes: boolean;

  constructor(message: string, { passes, cause }: { readonly passes: boolean; readonly cause?: unknown }) {
    super(message, { cause });
    this.passes = passes;
  }
}
