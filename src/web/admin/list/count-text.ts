/** Lists count no further. */
const MOST = 999;

export const countText = (count: number): string => (count > MOST ? `${MOST}+` : String(count));
