import { handoverPartsInput, type HandoverPartsInput } from '#contract/handover.ts';
import type { HandoverStep } from '#domain/handover/handover-plan.ts';

/** The steps that answer a question; photos are sent one by one, signatures at the very end. */
export type AnswerStep = Exclude<HandoverStep, 'photos' | 'signatures'>;
export type Answer<Step extends AnswerStep> = NonNullable<HandoverPartsInput[Step]>;

export type DamageInput = Answer<'damages'>[number];

/** What was kept, if it still is what the contract asks for: it may come from an older version of the app. */
export function readAnswer<Step extends AnswerStep>(step: Step, value: unknown): Answer<Step> | undefined {
  const parsed = handoverPartsInput.safeParse({ [step]: value });
  // The schema has checked the member of that name.
  return parsed.success ? (parsed.data[step] as Answer<Step> | undefined) : undefined;
}

const ANSWER_STEPS = [
  'driver',
  'mileage',
  'cooling',
  'tyres',
  'checklist',
  'damages',
  'equipment',
  'cleanliness',
] as const satisfies readonly AnswerStep[];

export const isAnswerStep = (name: string): name is AnswerStep => ANSWER_STEPS.some((step) => step === name);
