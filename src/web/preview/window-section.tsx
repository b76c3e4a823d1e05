import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Section } from './section.tsx';

export function WindowSection() {
  const [isAsking, setIsAsking] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const edit = {
    id: 'edit',
    label: 'Bearbeiten',
    icon: <Pencil aria-hidden="true" />,
    onAction: () => setIsDrawn(true),
  };
  const cancel = { id: 'delete', label: 'Stornieren', icon: <Trash2 aria-hidden="true" />, isDangerous: true };
  return (
    <Section title="Fenster, Menü, Leer">
      <div className="mb-6 flex flex-wrap gap-3">
        <Button onClick={() => setIsAsking(true)}>Fenster öffnen</Button>
        <Button onClick={() => setIsDrawn(true)}>Schublade öffnen</Button>
        <Menu
          label="Weitere Schritte"
          icon={<Ellipsis aria-hidden="true" className="size-5" />}
          size="m"
          actions={[edit, { ...cancel, onAction: () => setIsAsking(true) }]}
        />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Buchung stornieren?"
        keepLabel="Behalten"
        confirmLabel="Für 42,00 € stornieren"
        onConfirm={() => setIsAsking(false)}
      >
        Die Übernahme ist in 19 Stunden. Wir berechnen eine Tagesrate: <b>42,00 € netto</b>.
      </ConfirmDialog>
      <Drawer
        isOpen={isDrawn}
        onOpenChange={setIsDrawn}
        title="Länger behalten?"
        note="PS-108 ist bis Mo 07.12. 08:00 frei."
        footer={<Button tone="signal">Um 7 Tage verlängern</Button>}
      >
        <p>Danach hat ihn jemand anders gebucht.</p>
      </Drawer>
      <EmptyState
        art={<TrailerArt type="chassis" subType="fixed40" />}
        title="Kein Kühlauflieger frei in Barcelona"
        actions={<Button tone="signal">In Lyon ansehen</Button>}
      >
        Ab Do 03.12. steht KM-106 dort. In Lyon, 640 km, ist heute einer frei.
      </EmptyState>
    </Section>
  );
}
