import { Play } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { Role } from '#domain/team/role.ts';
import { Button } from '#web/ui/button.tsx';
import { Tour } from '#web/ui/tour.tsx';
import { Section } from '#web/form/section.tsx';
import { toTour } from './tour-steps.ts';

/** The tour once more, for whoever skipped it. */
export function ReplayTour({ role }: { readonly role: Role }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="account.tour.title" note="account.tour.note">
      <Button onClick={() => setIsOpen(true)}>
        <Play aria-hidden="true" className="size-5" />
        <FormattedMessage id="account.tour.action" />
      </Button>
      <Tour steps={toTour(role)} isOpen={isOpen} onEnd={() => setIsOpen(false)} />
    </Section>
  );
}
