import type { TrailerData } from './load-trailer.server.ts';

export type ReturnChoice = Pick<TrailerData, 'returnDepot' | 'returnProblem' | 'depot'> & {
  readonly onChoose: (code: string) => void;
};
