export const SIGN_UP_STEPS = ['company', 'address', 'person', 'legal'] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

export type SignUpPlace =
  | { readonly kind: 'confirmed'; readonly segment: string }
  | { readonly kind: 'none' }
  /** The campaign or partner page is a slug of the content service. */
  | { readonly kind: 'step'; readonly step: SignUpStep; readonly campaign: string | undefined };

const isStep = (segment: string | undefined): segment is SignUpStep => SIGN_UP_STEPS.some((step) => step === segment);

const CONFIRMATION = /^confirmed-/;
const BOTH_NAMES = /^confirmed-[^-].*-[^-]+$/;

/**
 * Reads what follows `/sign-up/`: a campaign, a step, both or neither; or the confirmation, which wins over them and
 * names a person by first and last name.
 */
export function parseSignUpPath(rest: string): SignUpPlace {
  const segments = rest.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1);
  if (segments.length === 1 && last !== undefined && CONFIRMATION.test(last)) {
    return BOTH_NAMES.test(last) ? { kind: 'confirmed', segment: last } : { kind: 'none' };
  }
  const campaign = (isStep(last) ? segments.slice(0, -1) : segments).join('/');
  return { kind: 'step', step: isStep(last) ? last : SIGN_UP_STEPS[0], campaign: campaign || undefined };
}

/** The first step needs no name in the path. */
export const toSignUpPath = (step: SignUpStep, campaign: string | undefined): string =>
  ['/sign-up', campaign, step === SIGN_UP_STEPS[0] ? undefined : step].filter((part) => part !== undefined).join('/');
