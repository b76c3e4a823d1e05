import { expect, test } from 'vitest';
import { changeServiceInput, createServiceInput } from '#contract/admin-service.ts';
import { pickChanged } from '#web/form/use-draft.ts';
import { toInput, toValues } from './service-draft.ts';

const values = { ...toValues(), key: 'wash', requires: ['lashing'], mandatory: true, 'names.de.name': 'Wäsche, innen' };

test('the form of a service says what it holds', () => {
  expect(createServiceInput.parse(toInput(values))).toMatchObject({
    key: 'wash',
    position: 100,
    mandatory: true,
    recommended: false,
    requires: ['lashing'],
    excludes: [],
    names: { de: { name: 'Wäsche, innen', text: '' }, pl: { name: '', text: '' } },
  });
});

test('a name in one language is sent with all names, and nothing else is', () => {
  const input = pickChanged(toInput(values), ['names.de.name']);
  expect(Object.keys(input)).toEqual(['names']);
});

test.each([Number.NaN, null, 1.5])('leaves it to the schema that the lead time is %j', (leadTimeHours) => {
  const { error } = changeServiceInput.safeParse(pickChanged(toInput({ ...values, leadTimeHours }), ['leadTimeHours']));
  expect(error?.issues).toMatchObject([{ path: ['leadTimeHours'], message: 'number' }]);
});
