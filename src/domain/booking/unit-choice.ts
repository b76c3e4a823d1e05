/** Whether exactly the chosen trailer is promised, or an equal or better one may be given instead. */
export const UNIT_CHOICES = ['exact', 'any'] as const;
export type UnitChoice = (typeof UNIT_CHOICES)[number];
