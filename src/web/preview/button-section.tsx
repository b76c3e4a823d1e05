import { ArrowRight, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { ButtonTone } from '#web/ui/button-style.ts';
import { Button, IconButton, LinkButton } from '#web/ui/button.tsx';
import { LinkAction, TextLink } from '#web/ui/text-link.tsx';
import { Section } from './section.tsx';

/** Pointer and press cannot be held for a picture, so their colours are set by hand here. */
const ROWS: readonly (readonly [string, string, ButtonTone, string, string])[] = [
  ['Nächster Schritt', 'Weiter', 'signal', 'bg-signal-hover!', 'bg-signal-active!'],
  ['Wichtig', 'Ansehen', 'ink', 'bg-asphalt-700!', 'bg-asphalt-800!'],
  ['Neben', 'Ändern', 'outline', 'border-asphalt-950! bg-paper!', 'bg-paper-sunken!'],
  ['Leise', 'Abbrechen', 'quiet', 'bg-paper-sunken!', 'bg-line!'],
  ['Heikel', 'Stornieren', 'danger', 'bg-danger-soft!', 'bg-danger-line/40!'],
  ['Ohne Mehrpreis', 'Anhängen', 'free', 'bg-free-soft!', 'bg-free-line/40!'],
];

const toStates = (hovered: string, pressed: string) => ({
  Ruhe: {},
  Zeiger: { className: hovered },
  Fokus: { className: 'focus-ring' },
  gedrückt: { className: pressed },
  lädt: { isPending: true },
  aus: { disabled: true },
});

export function ButtonSection() {
  const [isPending, setIsPending] = useState(false);
  return (
    <Section title="Knöpfe">
      <div className="overflow-x-auto p-1">
        <table>
          <thead>
            <tr>
              {['Art', ...Object.keys(toStates('', ''))].map((heading) => (
                <th key={heading} scope="col" className="text-label pe-6 pb-2 text-start text-asphalt-600">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([use, words, tone, hovered, pressed]) => (
              <tr key={use}>
                <th scope="row" className="pe-6 text-start text-sm font-normal whitespace-nowrap text-asphalt-600">
                  {use}
                </th>
                {Object.entries(toStates(hovered, pressed)).map(([state, look]) => (
                  <td key={state} className="py-1.5 pe-6">
                    <Button tone={tone} {...look}>
                      {words}
                    </Button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button tone="signal" size="s">
          Klein 40
        </Button>
        <Button tone="signal" isPending={isPending} onClick={() => setIsPending(true)}>
          Normal 48
        </Button>
        <Button tone="signal" size="l">
          Groß 56 <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
        <Button tone="signal" size="glove" className="md:min-w-70">
          Handschuh 68
        </Button>
        <IconButton label="Teilen">
          <Share2 aria-hidden="true" className="size-5" />
        </IconButton>
        <LinkButton tone="ink" to="/">
          Knopf als Link
        </LinkButton>
        <TextLink to="/" isAlone>
          Alle 31 Angaben
        </TextLink>
        <LinkAction>Ändern</LinkAction>
      </div>
    </Section>
  );
}
