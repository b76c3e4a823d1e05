import { useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router';
import { type AdminServiceRow, changeServiceInput, createServiceInput } from '#contract/admin-service.ts';
import { LOCALE_NAMES, LOCALES } from '#i18n/locales.ts';
import { isMessageKey } from '#i18n/message-key.ts';
import { StaleNotice } from '#web/account/stale-notice.tsx';
import { useDraft } from '#web/account/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { Form } from '#web/ui/form.tsx';
import { toast } from '#web/ui/toast.tsx';
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
    send: async (body) => {
      const { key } = await api.post('/api/admin/services', { body });
      toast.success('adminServices.saved');
      await navigate(`/admin/services/${key}`);
    },
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
  const { revalidate } = useRevalidator();
  const draft = useDraft(toTexts(service));
  const { values, changed, differences, compareWith, drop } = draft;
  const { form, isPending } = useSubmit({
    schema: changeServiceInput,
    read: () => toChanges(values, changed),
    send: async (body) => {
      await api.patch('/api/admin/services/{key}', { params: { key: service.key }, body, ifMatch: service.version });
      await revalidate();
      drop();
      toast.success('adminServices.saved');
    },
    onRefused: ({ code, messageKey, details, fields }) => {
      if (code === 'stale-version') {
        compareWith(toTexts(isService(details.current) ? details.current : service));
        void revalidate();
      }
      toast.error('adminServices.notSaved', fields ? {} : { text: messageKey });
      return true;
    },
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

const isService = (value: unknown): value is AdminServiceRow =>
  typeof value === 'object' && value !== null && 'key' in value && 'names' in value;
