import type { DepotData } from './load-depot.server.ts';

type Described = Pick<
  DepotData,
  | 'name'
  | 'description'
  | 'url'
  | 'productName'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'phone'
  | 'email'
  | 'lat'
  | 'lon'
  | 'hours'
  | 'seasons'
  | 'specialDays'
>;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const describeWeek = (hours: DepotData['hours']) =>
  Object.entries(hours).flatMap(([day, ranges]) =>
    ranges.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${WEEKDAYS[Number(day) - 1]}`,
      opens: from,
      closes: to,
    })),
  );

/** The depot as search engines and maps read it. */
export function describePlace(depot: Described) {
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoRental',
    name: `${depot.productName} ${depot.name}`,
    description: depot.description,
    url: depot.url,
    telephone: depot.phone,
    email: depot.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: depot.street,
      postalCode: depot.postalCode,
      addressLocality: depot.city,
      addressCountry: depot.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: depot.lat, longitude: depot.lon },
    openingHoursSpecification: [
      ...describeWeek(depot.hours),
      ...depot.seasons.flatMap(({ week, validFrom, validThrough }) =>
        describeWeek(week).map((hours) => ({ ...hours, validFrom, validThrough })),
      ),
    ],
    specialOpeningHoursSpecification: depot.specialDays.flatMap(({ date, hours }) =>
      (hours.length === 0 ? [{ from: '00:00', to: '00:00' }] : hours).map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens: from,
        closes: to,
      })),
    ),
    parentOrganization: { '@type': 'Organization', name: depot.productName },
  };
}
