/** A company that wants to become a customer, as its sign-up told it and in the spelling that is stored. */
export type SignUpDetails = {
  readonly company: {
    readonly name: string;
    readonly legalForm: string | null;
    readonly registrationNumber: string;
    readonly vatId: string | null;
    readonly taxNumber: string | null;
    readonly invoiceEmail: string;
    readonly phone: string | null;
    readonly country: string;
  };
  readonly address: {
    readonly street: string;
    readonly houseNumber: string | null;
    readonly addressLine2: string | null;
    readonly postalCode: string;
    readonly city: string;
    readonly region: string | null;
    readonly country: string;
  };
  readonly person: {
    readonly salutation: string | null;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string | null;
  };
};
