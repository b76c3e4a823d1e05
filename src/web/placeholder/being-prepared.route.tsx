import { FormattedMessage } from 'react-intl';
import type { LoaderFunctionArgs } from 'react-router';
import { pageNotFound } from '#web/error/page-not-found.ts';
import { usePageScope } from '#web/page-scope.tsx';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const DOCUMENTS = ['imprint', 'terms', 'privacy'];

export function loader({ params, url }: LoaderFunctionArgs) {
  for (const [name, value] of Object.entries(params)) {
    if (name.endsWith('Id') && !UUID.test(value ?? '')) throw pageNotFound(url.pathname);
    if (name === 'map' && !isMapSegment(value ?? '')) throw pageNotFound(url.pathname);
    if (name === 'document' && !DOCUMENTS.includes(value ?? '')) throw pageNotFound(url.pathname);
  }
  return null;
}

const isMapSegment = (segment: string) => {
  const zoom = /^map-(\d{1,2})$/.exec(segment)?.[1];
  return zoom !== undefined && Number(zoom) >= 3 && Number(zoom) <= 18;
};

export default function BeingPrepared() {
  const { config } = usePageScope();
  return (
    <div className="mx-auto max-w-content px-4 py-24 md:px-6">
      <h1 className="text-h1">
        <FormattedMessage id="prepared.title" />
      </h1>
      <p className="mt-4 max-w-xl text-asphalt-600">
        <FormattedMessage id="prepared.text" />
      </p>
      <p className="mt-4">
        <a className="underline" href={`mailto:${config.contact.email}`}>
          {config.contact.email}
        </a>
      </p>
    </div>
  );
}
