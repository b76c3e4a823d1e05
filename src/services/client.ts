/** What a request tells about the machine that sent it. */
export type Client = {
  /** Undefined where the connection is not known, as in a test. */
  readonly address: string | undefined;
  readonly userAgent: string | undefined;
  /** Proves that somebody has signed in on this machine before. */
  readonly deviceToken: string | undefined;
  /** Of the session that the browser holds, whatever has become of it. */
  readonly sessionToken: string | undefined;
};
