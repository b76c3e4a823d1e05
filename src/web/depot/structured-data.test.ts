import { expect, test } from 'vitest';
import { describePlace } from './structured-data.ts';

test('a depot is a place with hours, others in a season, and a holiday is a day that opens and closes at once', () => {
  const place = describePlace({
    name: 'Hamburg-Altenwerder',
    description: 'Adresse und Öffnungszeiten',
    url: 'https://shop.example/depots/HAM',
    productName: 'Trailyard',
    street: 'Altenwerder Hauptstraße 12',
    postalCode: '21129',
    city: 'Hamburg',
    country: 'DE',
    phone: '+49405550181',
    email: 'ham@trailyard.example',
    lat: 53.505,
    lon: 9.925,
    hours: { '6': [{ from: '07:00', to: '13:00' }] },
    seasons: [
      {
        range: '01.08.–31.08.',
        hours: [],
        validFrom: '2026-08-01',
        validThrough: '2026-08-31',
        week: { '6': [{ from: '08:00', to: '12:00' }] },
      },
    ],
    specialDays: [{ date: '2026-12-25', day: 'Fr., 25.12.', times: 'geschlossen', hours: [] }],
  });
  expect(place.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Saturday',
      opens: '07:00',
      closes: '13:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Saturday',
      opens: '08:00',
      closes: '12:00',
      validFrom: '2026-08-01',
      validThrough: '2026-08-31',
    },
  ]);
  expect(place.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
  ]);
});
