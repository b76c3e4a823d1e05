/** A choice of a period and what it costs, if that is known. */
export const joined = (text: string, cost: string | null): string => (cost === null ? text : `${text} · ${cost}`);
