import { useIntl } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import { type AdminServiceRow, changeServiceInput, createServiceInput } from '#contract/admin-service.ts';
import { LOCALE_NAMES, LOCALES } from '#i18n/locales.ts';
import { isMessageKey } from '#i18n/message-key.ts';
import { StaleNotice } from '#web/form/stale-notice.tsx';
import { type Difference, pickChanged, useDraft } from '#web/form/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { Form } from '#web/ui/form.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { SaveBar } from '#web/form/save-bar.tsx';
import type { ServiceView } from './load-services.server.ts';
import { ServiceForm } from './service-form.tsx';
import { type ServiceValues, toInput, toValues } from './service-draft.ts';
import { May } from '../frame/may.tsx';

export function NewService({ view }: { readonly view: ServiceView }) {
  const navigate = useNavigate();
  const draft = useDraft(toValues());
  const { form, isPending } = useSubmit({
    schema: createServiceInput,
    read: () => toInput(draft.values),
    send: (body) => api.post('/api/admin/services', { body }),
    next: ({ key }) => navigate(`/admin/services/${key}`),
    done: 'adminService.saved',
  });
  return (
    <Form {...form}>
      <ServiceForm draft={draft} view={view} />
      <May right="prices.write">
        <SaveBar isPending={isPending} />
      </May>
    </Form>
  );
}

type EditProps = { readonly service: AdminServiceRow; readonly view: ServiceView };

export function EditService({ service, view }: EditProps) {
  const intl = useIntl();
  const draft = useDraft(toValues(service));
  const { values, changed, differences, compareWith, drop } = draft;
  const { form, isPending } = useSubmit({
    schema: changeServiceInput,
    read: () => pickChanged(toInput(values), changed),
    send: (body) =>
      api.patch('/api/admin/services/{key}', { params: { key: service.key }, body, ifMatch: service.version }),
    done: 'adminService.saved',
    notDone: 'adminService.notSaved',
    onDone: drop,
    onStale: (current) => compareWith(toValues(current && 'names' in current ? current : service)),
  });
  const say = (id: string): string | undefined => (isMessageKey(intl, id) ? intl.formatMessage({ id }) : undefined);
  const nameField = (name: keyof ServiceValues): string => {
    const language = LOCALES.find((locale) => name.startsWith(`names.${locale}.`));
    return language === undefined ? (say(`adminService.${name}`) ?? name) : LOCALE_NAMES[language];
  };
  const nameValue = ({ field, value }: Difference<ServiceValues>): string | undefined => {
    if (field === 'unit') return say(`word.unit.${value}`);
    if (field === 'status') return say(`adminService.status.${value}`);
    return undefined;
  };
  return (
    <Form {...form}>
      <StaleNotice differences={differences} nameField={nameField} nameValue={nameValue} onDrop={drop} />
      <ServiceForm draft={draft} view={view} />
      <SaveBar isPending={isPending} onDrop={changed.length > 0 ? drop : undefined} />
    </Form>
  );
}
