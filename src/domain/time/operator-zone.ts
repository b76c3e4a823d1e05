/** The zone in which the operator's days and months are counted; a depot's own day is counted in its own zone. */
export const OPERATOR_ZONE = 'Europe/Berlin';
