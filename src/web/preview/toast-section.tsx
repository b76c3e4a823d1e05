import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { Section } from './section.tsx';

const SOON_MS = 1500;

const upload = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, SOON_MS);
  });

const TOASTS = {
  Neutral: () => toast.show('ui.share.copied', { text: 'ui.share.copied.text' }),
  Hinweis: () => toast.info('login.errorLoginRequired'),
  Erfolg: () => toast.success('ui.upload.done'),
  Warnung: () => toast.warning('system.holdEnding', { text: 'system.holdEnding.text' }),
  Fehler: () => toast.error('ui.share.failed', { text: 'error.unavailable' }),
  'Läuft, dann fertig': () =>
    toast.promise(upload, { pending: 'ui.upload.uploading', success: 'ui.upload.done', error: 'ui.upload.failed' }),
  'Allein, 390 ms lang': () => toast.info('ui.upload.done', { multiple: false }),
} as const;

export function ToastSection() {
  return (
    <Section title="Meldungen">
      <div className="mb-4 flex flex-wrap gap-3">
        {Object.entries(TOASTS).map(([name, show]) => (
          <Button key={name} onClick={() => void show()}>
            {name}
          </Button>
        ))}
      </div>
      <p className="max-w-2xl text-sm text-asphalt-600">
        Eine Höchstzahl (<code>limit</code>) setzt der Laden nicht: Fehler bleiben stehen, bis sie gelesen sind, und
        hielten sonst jede spätere Meldung zurück. Dieselben Worte stehen ohnehin nie zweimal da.
      </p>
    </Section>
  );
}
