/** Planned and running visits to the workshop, in days from today. */
export const DEMO_WORKSHOP_PERIODS: readonly {
  readonly number: string;
  readonly fromDay: number;
  readonly days: number;
  readonly note: string;
}[] = [
  { number: 'PS-105', fromDay: -1, days: 3, note: 'Plane rechts erneuern' },
  { number: 'TS-101', fromDay: -2, days: 6, note: 'Kippzylinder abdichten' },
  { number: 'BC-101', fromDay: -1, days: 4, note: 'HU nachholen, Bremsen vorn' },
  { number: 'PC-102', fromDay: 2, days: 1, note: 'HU' },
  { number: 'KM-106', fromDay: 5, days: 1, note: 'HU' },
  { number: 'TS-103', fromDay: 8, days: 1, note: 'HU' },
  { number: 'KM-104', fromDay: 18, days: 2, note: 'ATP-Prüfung' },
  { number: 'KD-102', fromDay: 6, days: 2, note: 'Service Kühlaggregat' },
  { number: 'AF-101', fromDay: 10, days: 2, note: 'Bremsbeläge' },
  { number: 'BD-102', fromDay: 13, days: 1, note: 'Reifenwechsel' },
  { number: 'GB-101', fromDay: 21, days: 3, note: 'Rollplane erneuern' },
];
