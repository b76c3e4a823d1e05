import { useState } from 'react';
import type { UnitContact } from '#contract/admin-business-unit.ts';
import { phoneText } from '#domain/user/phone.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkAction, PlainLink } from '#web/ui/text-link.tsx';
import { ContactDrawer } from './contact-drawer.tsx';
import { May } from '../frame/may.tsx';

interface ContactsCardProps {
  readonly unitId: string;
  readonly contacts: readonly UnitContact[];
}

/** Whom the desk calls and writes to at a company. */
export function ContactsCard({ unitId, contacts }: ContactsCardProps) {
  const [edited, setEdited] = useState<UnitContact | 'new'>();
  const close = () => setEdited(undefined);
  return (
    <TitledCard
      title="adminBusinessUnit.contacts"
      action={
        <May right="customers.write">
          <Button size="s" onClick={() => setEdited('new')}>
            <FormattedMessage id="adminBusinessUnit.contacts.add" />
          </Button>
        </May>
      }
    >
      {contacts.length === 0 ? (
        <p className="text-asphalt-600">
          <FormattedMessage id="adminBusinessUnit.contacts.none" />
        </p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {contacts.map((contact) => (
            <li key={contact.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
              <span className="min-w-40 grow">
                <b>{contact.name}</b>
                {contact.duty !== null && <span className="block text-body-s text-asphalt-600">{contact.duty}</span>}
              </span>
              {contact.phone !== null && (
                <PlainLink href={`tel:${contact.phone}`}>{phoneText(contact.phone)}</PlainLink>
              )}
              {contact.email !== null && (
                <PlainLink href={`mailto:${contact.email}`} className="wrap-anywhere">
                  {contact.email}
                </PlainLink>
              )}
              <May right="customers.write">
                <LinkAction onClick={() => setEdited(contact)}>
                  <FormattedMessage id="ui.change" />
                </LinkAction>
              </May>
            </li>
          ))}
        </ul>
      )}
      <ContactDrawer unitId={unitId} contact={edited} onClose={close} />
    </TitledCard>
  );
}
