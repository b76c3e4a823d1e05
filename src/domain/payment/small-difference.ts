/** Not worth asking anybody for. */
const MOST_CENTS = 2;

/** So little is missing that nobody is asked for it, and nobody has to say so. */
export const isSmallDifference = (cents: number): boolean => cents > 0 && cents <= MOST_CENTS;
