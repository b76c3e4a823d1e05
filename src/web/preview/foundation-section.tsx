import { Section } from './section.tsx';

const COLOURS = [
  ['bg-asphalt-950', 'asphalt-950', 'Text, Kopfzeile, Auswahl'],
  ['bg-asphalt-700', 'asphalt-700', 'Nebentext stark'],
  ['bg-asphalt-600', 'asphalt-600', 'Nebentext'],
  ['bg-asphalt-500', 'asphalt-500', 'Platzhalter, aus'],
  ['bg-line-field', 'line-field', 'Feldrand'],
  ['bg-line', 'line', 'Haarlinie'],
  ['bg-paper-sunken', 'paper-sunken', 'Bildbühne'],
  ['bg-paper', 'paper', 'Seite'],
  ['bg-sheet', 'sheet', 'Fläche'],
  ['bg-signal', 'signal', 'nächster Schritt'],
  ['bg-signal-hover', 'signal-hover', 'Zeiger darüber'],
  ['bg-free', 'free', 'frei, ohne Mehrpreis'],
  ['bg-free-soft', 'free-soft', 'Grund dazu'],
  ['bg-info', 'info', 'Erklärung, Fokus'],
  ['bg-warn', 'warn', 'bald nötig'],
  ['bg-danger', 'danger', 'Fehler, überfällig'],
  ['bg-eu', 'eu', 'nur Kennzeichen'],
  ['bg-map-sea', 'map-sea', 'Karte'],
] as const;

const STEPS = [
  ['text-hero', 'hero', 'Auflieger', 'Extra Condensed 800'],
  ['text-h1', 'h1', 'Planenauflieger Standard', 'Extra Condensed 800'],
  ['text-h2', 'h2', 'Was kosten mehr Tage?', 'Extra Condensed 800'],
  ['text-h3', 'h3', 'Rückgabe angemeldet', 'Condensed 750'],
  ['text-price', 'price', '1.671,00 €', 'Condensed 800, Tabellenziffern'],
  ['text-base', 'base', 'Sie zahlen für 23 Tage schon den 30-Tage-Preis.', 'Sans 450'],
  ['text-sm', 'sm', 'Stornieren kostenlos bis 24 h vor Übernahme.', 'Sans 450'],
  ['text-label', 'label', 'Übernahme · Nutzlast · Грузоподъёмность · Następna obsługa', 'Condensed 650'],
] as const;

const MOTIONS = [
  ['transition-transform group-hover:translate-x-24', '250 ms ease-in-out', 'Standard: alles, was sich bewegt'],
  ['transition-colors group-hover:bg-signal', '120 ms ease-out', 'nur Farben'],
] as const;

export function FoundationSection() {
  return (
    <>
      <Section title="Farben">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-3 gap-y-5">
          {COLOURS.map(([look, name, use]) => (
            <li key={name} className="text-xs">
              <div className={`mb-2 h-16 rounded-control border border-line ${look}`} />
              <b>{name}</b>
              <p className="text-asphalt-600">{use}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Schrift">
        <ul>
          {STEPS.map(([look, name, sample, face]) => (
            <li
              key={name}
              className="grid items-baseline gap-x-6 gap-y-1 border-b border-line py-2.5 md:grid-cols-[7rem_1fr_14rem]"
            >
              <span className="text-label text-asphalt-600">{name}</span>
              <span className={look}>{sample}</span>
              <span className="text-xs text-asphalt-600">{face}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Bewegung">
        <ul className="grid gap-4">
          {MOTIONS.map(([look, time, use]) => (
            <li key={time} className="group grid items-center gap-x-6 gap-y-1 md:grid-cols-[12rem_12rem_1fr]">
              <span className="w-40 rounded-control bg-paper-sunken p-1">
                <span className={`block size-8 rounded-control bg-asphalt-700 ${look}`} />
              </span>
              <b>{time}</b>
              <span className="text-sm text-asphalt-600">{use}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
