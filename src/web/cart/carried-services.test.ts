import { expect, test } from 'vitest';
import { carriedServices } from './carried-services.ts';

test('a service that can no longer be ordered does not come along', () => {
  const services = [{ key: 'liabilityPlus' }, { key: 'precool' }];
  expect(carriedServices({ services, serviceProblems: [] })).toEqual(['liabilityPlus', 'precool']);
  expect(carriedServices({ services, serviceProblems: [{ key: 'precool' }] })).toEqual(['liabilityPlus']);
});
