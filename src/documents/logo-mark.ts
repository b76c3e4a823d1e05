/** The fifth-wheel plate seen from above with the kingpin in its slot, on a field of 24 by 24. */
export const MARK_PATH =
  'M6 2H7.2L10 7.6V10.4a4.2 4.2 0 1 0 4 0V7.6L16.8 2H18a4 4 0 0 1 4 4V18a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z';
export const KINGPIN = { cx: 12, cy: 14.1, r: 2.1 } as const;
