import { FormattedMessage } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import { createTrailerInput } from '#contract/admin-trailer-input.ts';
import { useDraft } from '#web/form/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { getRequest } from '#web/request-context.server.ts';
import { Form } from '#web/ui/form.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { loadChoices } from './load-choices.server.ts';
import { loadCopied } from './load-copied.server.ts';
import { SaveBar } from '#web/form/save-bar.tsx';
import { toCopy, toInput, toValues } from './trailer-draft.ts';
import { TrailerForm } from './trailer-form.tsx';
import type { Route } from './+types/new-trailer.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = getRequest(context);
  const copied = url.searchParams.get('copy');
  return {
    choices: await loadChoices(request),
    copyOf: copied === null ? undefined : await loadCopied(request, requireId(copied, url)),
    title: pageTitle(request, 'adminTrailer.new'),
  };
}

export default function NewTrailerPage({ loaderData: { choices, copyOf } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const draft = useDraft(copyOf ? toCopy(copyOf) : toValues());
  const { form, isPending } = useSubmit({
    schema: createTrailerInput,
    read: () => toInput(draft.values),
    send: (body) => api.post('/api/admin/trailers', { body }),
    next: ({ id }) => navigate(`/admin/trailers/${id}`),
    done: 'adminTrailer.created',
  });
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/trailers', label: <FormattedMessage id="admin.nav.trailers" /> }}
        title={<FormattedMessage id="adminTrailer.new" />}
      >
        {copyOf && <FormattedMessage id="adminTrailer.copied" values={{ number: copyOf.number }} />}
      </ConsoleHeader>
      <Form {...form}>
        <TrailerForm draft={draft} choices={choices} isNew />
        <SaveBar isPending={isPending} label={<FormattedMessage id="adminTrailer.create" />} />
      </Form>
    </ConsolePage>
  );
}
