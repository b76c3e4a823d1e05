import { companyKey } from './company-key.ts';
import { FREE_MAIL_DOMAINS } from './mail-domain.ts';

/** How two companies may be the same one, the surest first. */
export const TWIN_GROUNDS = ['vatId', 'name', 'mailDomain'] as const;
export type TwinGround = (typeof TWIN_GROUNDS)[number];

export type TwinFacts = {
  readonly vatId: string | null;
  readonly name: string;
  /** Of its people and its invoices. */
  readonly mailDomains: readonly string[];
};

const ARE_EQUAL = {
  vatId: (a, b) => a.vatId !== null && a.vatId === b.vatId,
  name: (a, b) => {
    const key = companyKey(a.name);
    return key !== null && key === companyKey(b.name);
  },
  mailDomain: (a, b) =>
    a.mailDomains.some((domain) => !FREE_MAIL_DOMAINS.includes(domain) && b.mailDomains.includes(domain)),
} as const satisfies Record<TwinGround, (a: TwinFacts, b: TwinFacts) => boolean>;

/** What speaks for two companies being one; nothing if none does. */
export const findTwinGrounds = (a: TwinFacts, b: TwinFacts): readonly TwinGround[] =>
  TWIN_GROUNDS.filter((ground) => ARE_EQUAL[ground](a, b));
