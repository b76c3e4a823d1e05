import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { AnswerList } from './answer-list.tsx';
import { ContactSection } from './contact-section.tsx';
import { loadHelp } from './load-help.server.ts';
import { describeAnswers } from './structured-data.ts';
import type { Route } from './+types/help.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.text },
        { property: 'og:title', content: loaderData.title },
        { property: 'og:description', content: loaderData.text },
        { property: 'og:url', content: loaderData.url },
        { 'script:ld+json': describeAnswers(loaderData.answers) },
      ]
    : [];

export const loader = ({ url, context }: Route.LoaderArgs) => loadHelp(getRequest(context), url.searchParams);

export default function HelpPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <PageBody>
      <PageHeader title={data.headline}>{data.text}</PageHeader>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
        <AnswerList key={data.question} answers={data.answers} question={data.question} />
        <ContactSection contact={data.contact} writer={data.writer} />
      </div>
    </PageBody>
  );
}
