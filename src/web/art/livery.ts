/** Body colours of the drawings. None of them is the signal yellow, so that art never competes with the next step. */
export const LIVERIES = {
  night: '#2b4a66',
  oxide: '#973a2c',
  fir: '#2c5e4b',
  slate: '#5d6874',
  petrol: '#1f6470',
  chalk: '#e6e4de',
  ink: '#22262b',
} as const;

export type Livery = keyof typeof LIVERIES;
