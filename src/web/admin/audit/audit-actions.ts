/** What the log is filtered by: the noun before the dot of an action. */
export const AUDIT_NOUNS = [
  'address',
  'avatar',
  'booking',
  'businessUnit',
  'cart',
  'certificate',
  'depot',
  'document',
  'handover',
  'hold',
  'invitation',
  'logo',
  'mandate',
  'member',
  'order',
  'photo',
  'priceList',
  'service',
  'session',
  'signUp',
  'trailer',
  'user',
  'workshop',
] as const;
export type AuditNoun = (typeof AUDIT_NOUNS)[number];

export const findNoun = (name: string): AuditNoun | undefined => AUDIT_NOUNS.find((noun) => noun === name);
