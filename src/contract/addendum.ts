/** The paper of an extension: it adds to what was confirmed, which stays as it was. */
export type Addendum = {
  /** `O-26-000123-1-A1`: the first of that booking. */
  readonly number: string;
  readonly bookingId: string;
  readonly extensionId: string;
  readonly at: string;
  /** The new return, and the zone of the depot. */
  readonly to: string;
  readonly timeZone: string;
  readonly url: string;
};
