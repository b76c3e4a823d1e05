import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ArtSection } from './art-section.tsx';
import { ButtonSection } from './button-section.tsx';
import { ContentSection } from './content-section.tsx';
import { FieldSection } from './field-section.tsx';
import { FoundationSection } from './foundation-section.tsx';
import { ImageSection } from './image-section.tsx';
import { MailSection } from './mail-section.tsx';
import { MarkSection } from './mark-section.tsx';
import { PeriodSection } from './period-section.tsx';
import { TableSection } from './table-section.tsx';
import { ToastSection } from './toast-section.tsx';
import { WindowSection } from './window-section.tsx';

export const meta = () => [{ title: 'Bausteine' }];

/** Every component and state on one page, for development only; its samples are not translated. */
export default function ComponentsPage() {
  return (
    <PageBody>
      <PageHeader title="Bausteine">
        Asphalt, Papier, eine Markierungsfarbe. Gelb heißt: hier geht es weiter.
      </PageHeader>
      <FoundationSection />
      <ButtonSection />
      <FieldSection />
      <div className="grid gap-x-12 xl:grid-cols-2">
        <PeriodSection />
        <MarkSection />
      </div>
      <ContentSection />
      <WindowSection />
      <ToastSection />
      <TableSection />
      <ArtSection />
      <ImageSection />
      <MailSection />
    </PageBody>
  );
}
