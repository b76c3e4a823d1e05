/** Who rents the trailers out, as letterheads and mails name it. */
export type Lessor = {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO alpha-2. */
  readonly country: string;
  /** Who represents it. */
  readonly directors: string;
  /** The court and the number under which it is registered. */
  readonly register: string;
  readonly vatId: string;
  /** Under which it collects direct debits. */
  readonly creditorId: string;
  readonly phone: string;
  readonly email: string;
};
