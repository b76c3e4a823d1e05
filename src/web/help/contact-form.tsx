import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { CONTACT_MESSAGE_MAX, CONTACT_TOPICS, contactInput } from '#contract/contact.ts';
import { api } from '#web/client/api-client.ts';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { HelpData } from './load-help.server.ts';

type ContactFormProps = Pick<HelpData, 'writer'> & { readonly onSent: (email: string) => void };

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

/** Name, address, topic and message. What was typed stays until it has been sent. */
export function ContactForm({ writer, onSent }: ContactFormProps) {
  const { formatMessage, locale } = useIntl();
  const { form, isPending } = useSubmit({
    schema: contactInput,
    read: (fields) => ({
      name: fields.get('name'),
      email: fields.get('email'),
      topic: fields.get('topic'),
      message: textOf(fields.get('message')).replaceAll('\r\n', '\n'),
      website: fields.get('website'),
      locale,
    }),
    send: async (body) => {
      await api.post('/api/contact-messages', { body });
      return body.email;
    },
    next: onSent,
  });
  return (
    <Form {...form}>
      <TextField
        name="name"
        autoComplete="name"
        label={<FormattedMessage id="help.contact.name" />}
        defaultValue={writer.name}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={<FormattedMessage id="word.field.email" />}
        defaultValue={writer.email}
      />
      <Select
        name="topic"
        label={<FormattedMessage id="help.contact.topic" />}
        placeholder={formatMessage({ id: 'help.contact.topic.choose' })}
        options={CONTACT_TOPICS.map((topic) => ({ id: topic, label: formatMessage({ id: `help.topic.${topic}` }) }))}
      />
      <TextArea
        name="message"
        rows={6}
        maxLength={CONTACT_MESSAGE_MAX}
        label={<FormattedMessage id="help.contact.message" />}
        description={<FormattedMessage id="help.contact.hint" />}
      />
      {/* Machines fill in every field; people neither see nor reach this one. */}
      <div aria-hidden="true" className="absolute -start-[9999px]">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="text-sm text-asphalt-600">
        <TextLink to="/legal/privacy">
          <FormattedMessage id="help.contact.privacy" />
        </TextLink>
      </p>
      <SubmitButton tone="signal" isFullWidth isPending={isPending}>
        <FormattedMessage id="help.contact.send" />
      </SubmitButton>
    </Form>
  );
}
