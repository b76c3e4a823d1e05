import type { RiskQuestion } from '#domain/payment/risk.ts';

export type OutsideQuestion = Omit<RiskQuestion, 'objected'> & { readonly businessUnitId: string };

export type RiskPort = {
  /**
   * Whether a service outside objects to a later payment. What is asked is only read where there is a service to ask.
   * Never fails: without an answer the shop's own rule decides. It takes its time, so no transaction waits for it.
   */
  objects(read: () => Promise<OutsideQuestion | undefined>): Promise<boolean>;
};
