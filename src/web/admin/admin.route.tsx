import { FormattedMessage } from 'react-intl';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { loadAdmin } from './load-admin.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: LoaderFunctionArgs) => loadAdmin(getRequest(context));

export default function AdminPage() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <h1 className="text-h1">
        <FormattedMessage id="admin.title" />
      </h1>
      {mails === null ? (
        <p className="mt-4 max-w-xl text-lg">
          <FormattedMessage id="admin.impersonating" />
        </p>
      ) : (
        <section aria-labelledby="mails" className="mt-8">
          <h2 id="mails" className="text-h3">
            <FormattedMessage id="admin.mails" />
          </h2>
          {mails.length === 0 && (
            <p className="mt-2 text-asphalt-600">
              <FormattedMessage id="admin.mails.none" />
            </p>
          )}
          <ul className="mt-4 border-t border-line-strong">
            {mails.map(({ id, recipient, subject, text, locale, isSent, sentAt }) => (
              <li key={id} className="border-b border-line-strong">
                <details>
                  <summary className="grid cursor-pointer gap-x-6 gap-y-1 py-3 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1.5fr)_auto]">
                    <span>{sentAt}</span>
                    <span className="break-all">{recipient}</span>
                    <span className="font-semibold" lang={locale}>
                      {subject}
                    </span>
                    <Badge tone={isSent ? 'free' : 'danger'}>
                      <FormattedMessage id={isSent ? 'admin.mails.sent' : 'admin.mails.failed'} />
                    </Badge>
                  </summary>
                  <p lang={locale} className="max-w-3xl pb-4 whitespace-pre-wrap text-asphalt-700">
                    {text}
                  </p>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageBody>
  );
}
