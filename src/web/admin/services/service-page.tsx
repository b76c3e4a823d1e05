import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type AdminServiceRow, changeServiceInput, createServiceInput } from '#contract/admin-service.ts';
import { LOCALE_NAMES, LOCALES } from '#i18n/locales.ts';
import { isMessageKey } from '#i18n/message-key.ts';
import { StaleNotice } from '#web/account/stale-notice.tsx';
import { useDraft } from '#web/account/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { Form } from '#web/ui/form.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { SaveBar } from '../fleet/save-bar.tsx';
import type { ServiceView } from './load-services.server.ts';
import { ServiceForm } from './service-form.tsx';
import { type ServiceField, toChanges, toInput, toTexts } from './service-draft.ts';

export function NewService({ view }: { readonly view: ServiceView }) {
  const navigate = useNavigate();
  const draft = useDraft(toTexts());
  const { form, isPending } = useSubmit({
    schema: createServiceInput,
    read: () => toInput(draft.values),
    send: (body) => api.post('/api/admin/services', { body }),
    next: ({ key }) => navigate(`/admin/services/${key}`),
    done: 'adminServices.saved',
  });
  return (
    <Form {...form}>
      <ServiceForm draft={draft} view={view} />
      <SaveBar isPending={isPending} />
    </Form>
  );
}

type EditProps = { readonly service: AdminServiceRow; readonly view: ServiceView };

export function EditService({ service, view }: EditProps) {
  const intl = useIntl();
  const draft = useDraft(toTexts(service));
  const { values, changed, differences, compareWith, drop } = draft;
  const { form, isPending } = useSubmit({
    schema: changeServiceInput,
    read: () => toChanges(values, changed),
    send: (body) =>
      api.patch('/api/admin/services/{key}', { params: { key: service.key }, body, ifMatch: service.version }),
    done: 'adminServices.saved',
    notDone: 'adminServices.notSaved',
    onDone: drop,
    onStale: (current) => compareWith(toTexts(current && 'names' in current ? current : service)),
  });
  const nameField = (name: ServiceField): string => {
    const language = LOCALES.find((locale) => name.startsWith(`names.${locale}.`));
    const id = `adminServices.${name}`;
    if (language !== undefined) return LOCALE_NAMES[language];
    return isMessageKey(intl, id) ? intl.formatMessage({ id }) : name;
  };
  return (
    <Form {...form}>
      <StaleNotice differences={differences} nameField={nameField} onDrop={drop} />
      <ServiceForm draft={draft} view={view} />
      <SaveBar isPending={isPending} onDrop={changed.length > 0 ? drop : undefined} />
    </Form>
  );
}
