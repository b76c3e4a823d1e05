import { useEffect, useState } from 'react';
import { Image } from '#web/ui/image.tsx';
import { type ImageSize, readImageSize } from '#web/ui/image-natural-size.ts';
import { Section } from './section.tsx';

const PICTURE = '/icon-512.png';

export function ImageSection() {
  const [size, setSize] = useState<ImageSize>();
  useEffect(() => {
    const measure = async () => setSize(await readImageSize(PICTURE));
    void measure();
  }, []);
  return (
    <Section title="Bilder">
      <Image src={PICTURE} preset="hero" alt="Zeichen des Ladens" width={512} height={512} className="max-w-60" />
      <p className="mt-4 max-w-2xl text-sm text-asphalt-600">
        Das Format <code>hero</code> über die ganze Breite ist für Fotos, die ein Betreiber einsetzt: Startseite und
        Fehlerseite des Ladens sind gezeichnet. Seine Größe liest ein Bild nur hier selbst
        {size && ` (${size.width} × ${size.height})`}: Überall sonst kennt der Server sie schon, damit nichts springt.
      </p>
    </Section>
  );
}
