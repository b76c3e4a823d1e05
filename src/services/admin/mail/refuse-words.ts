import { type Outcome, refuseFields } from '../../failure.ts';

/** Each part under the name that it has in the input. */
export const refuseWords = (faults: Readonly<Record<string, string>>): Outcome<never> =>
  refuseFields(Object.fromEntries(Object.entries(faults).map(([part, fault]) => [`words.${part}`, fault])));
