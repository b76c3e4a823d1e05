import type { SignUpAnswer, SignUpInput } from '#contract/registration.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { createSignUp } from '#db/registration/sign-up.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { toErrand } from '#domain/path/errand.ts';
import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import { addSeconds, LIFETIME } from '#domain/user/lifetime.ts';
import { toPhone } from '#domain/user/phone.ts';
import { toPostalCode } from '#domain/address/postal-code.ts';
import type { SignUpDetails } from '#domain/user/sign-up.ts';
import { toVatId } from '#domain/business-unit/vat-id.ts';
import { ok } from '#domain/result.ts';
import { GUEST } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { takeMailBudget } from '../mail/mail-throttle.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { takeAddressBudget } from '../address-throttle.ts';
import type { Client } from '../client.ts';
import { confirmationSegment, signConfirmation } from './confirmed-name.ts';

export type SignedUp = SignUpAnswer & { readonly confirmation: string };

/**
 * Keeps a sign-up until its link is opened. Nothing here depends on whether the address is known: the job that sends the
 * mail finds out, and writes accordingly.
 */
export async function signUp(deps: ReadsWithSettings, input: SignUpInput, client: Client): Promise<Outcome<SignedUp>> {
  const address = await takeAddressBudget(deps.db, client.address, 'guest');
  if (!address.ok) return address;
  const { person } = input;
  const isAllowed = await takeMailBudget(deps.db, person.email);
  const signUpId = isAllowed ? await keepSignUp(deps, input) : undefined;
  return ok({
    confirmationPath: `/sign-up/${confirmationSegment(person)}`,
    confirmation: signConfirmation(deps, { ...person, signUpId }),
  });
}

function keepSignUp({ db, clock }: ReadsWithSettings, input: SignUpInput): Promise<string> {
  const { person, locale, campaign, campaignParameters, errand } = input;
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const signUpId = await createSignUp(trx, {
      email: person.email,
      locale,
      details: JSON.stringify(toDetails(input)),
      campaign: orNull(campaign),
      campaignParameters: campaignParameters === undefined ? null : JSON.stringify(campaignParameters),
      errand: toErrand(errand) ?? null,
      termsVersion: LEGAL_VERSIONS.terms,
      privacyVersion: LEGAL_VERSIONS.privacy,
      createdAt: now,
      expiresAt: addSeconds(now, LIFETIME.signUp),
    });
    await queueMail(trx, { template: 'signUp', signUpId });
    await recordAudit(trx, { actor: GUEST, businessUnitId: null, action: 'signUp.request', objectId: signUpId, now });
    return signUpId;
  });
}

const orNull = (text: string | null | undefined): string | null => (text === undefined || text === '' ? null : text);
const phoneOrNull = (text: string | null | undefined): string | null => toPhone(text ?? '') ?? null;

/** In the spelling that is stored; the schema has made sure that there is one. */
function toDetails({ company, address, person }: SignUpInput): SignUpDetails {
  return {
    company: {
      name: company.name,
      legalForm: orNull(company.legalForm),
      registrationNumber: company.registrationNumber,
      vatId: toVatId(company.country, company.vatId ?? '') ?? null,
      taxNumber: orNull(company.taxNumber),
      invoiceEmail: company.invoiceEmail ?? person.email,
      phone: phoneOrNull(company.phone),
      country: company.country,
    },
    address: {
      street: address.street,
      houseNumber: orNull(address.houseNumber),
      addressLine2: orNull(address.addressLine2),
      postalCode: toPostalCode(address.country, address.postalCode) ?? address.postalCode,
      city: address.city,
      region: orNull(address.region),
      country: address.country,
    },
    person: {
      salutation: orNull(person.salutation),
      firstName: person.firstName,
      lastName: person.lastName,
      phone: phoneOrNull(person.phone),
    },
  };
}
