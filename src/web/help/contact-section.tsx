import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { phoneText } from '#domain/user/phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { telHref } from '#web/words/tel-href.ts';
import { ContactForm } from './contact-form.tsx';
import type { HelpData } from './load-help.server.ts';

/** A form to write to the operator, and the ways that need none. */
export function ContactSection({ contact, writer }: Pick<HelpData, 'contact' | 'writer'>) {
  const [sentFrom, setSentFrom] = useState<string>();
  return (
    <section id="write" aria-labelledby="write-title" className="min-w-0 scroll-mt-6">
      <Card>
        <div id="write-title">
          <CardHeader
            title={<FormattedMessage id="help.contact.title" />}
            note={<FormattedMessage id="help.contact.lead" />}
          />
        </div>
        {sentFrom === undefined ? (
          <ContactForm writer={writer} onSent={setSentFrom} />
        ) : (
          <div className="space-y-4">
            <Notice tone="done" isAlert title={<FormattedMessage id="help.contact.sent" />}>
              <FormattedMessage id="help.contact.sent.text" values={{ email: sentFrom }} />
            </Notice>
            <Button onClick={() => setSentFrom(undefined)}>
              <FormattedMessage id="help.contact.another" />
            </Button>
          </div>
        )}
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-body-s">
          <PlainLink isAlone href={telHref(contact.phone)}>
            <Phone aria-hidden="true" className="size-4" />
            {phoneText(contact.phone.replaceAll(' ', ''))}
          </PlainLink>
          <PlainLink isAlone href={`mailto:${contact.email}`} className="min-w-0 wrap-anywhere">
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            {contact.email}
          </PlainLink>
        </p>
      </Card>
    </section>
  );
}
