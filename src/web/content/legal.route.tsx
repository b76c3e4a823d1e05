import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import { loadLegal } from './load-legal.server.ts';
import { RichTextView } from './rich-text-view.tsx';
import type { Route } from './+types/legal.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: `${loaderData.document.title} · ${loaderData.productName}` }] : [];

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadLegal(getRequest(context), params.document, url.pathname);

export default function LegalPage({ loaderData: { document, validFrom, contact } }: Route.ComponentProps) {
  return (
    <PageBody>
      <div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,44rem)] lg:gap-16">
        <nav aria-label={document.title} className="max-lg:hidden">
          <ol className="sticky top-6 space-y-1 text-body-s">
            {document.sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className="inline-block py-1 text-asphalt-600 hover:text-asphalt-950 hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article>
          <h1 className="text-h1">{document.title}</h1>
          <p className="mt-3 text-body-s text-asphalt-600">
            <FormattedMessage id="content.version" values={{ version: document.version, date: validFrom }} />
          </p>
          <p className="mt-5 text-lg leading-7">{document.text}</p>
          {document.sections.map(({ anchor, title, body }) => (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`} className="mt-8 scroll-mt-6">
              <h2 id={`${anchor}-title`} className="text-h3 mb-2">
                {title}
              </h2>
              <RichTextView richText={body} values={{ email: contact.email, phone: contact.phone }} />
            </section>
          ))}
        </article>
      </div>
    </PageBody>
  );
}
