import { createHash } from 'node:crypto';
import type { StoragePort } from '#services/ports/storage.ts';
import type { DemoTrailer } from './make-trailers.ts';
import { writePdf } from './pdf.ts';
import type { PdfText } from './pdf.ts';
import { putFile } from './put-file.ts';

export type DocumentKind = 'registration' | 'huReport' | 'atp' | 'insurance' | 'xl';
export type StoredDocument = { kind: DocumentKind; path: string; bytes: number; sha256: Buffer };

/** Official papers are in the language of the office that issued them; these are specimens in German and English. */
const TITLES = {
  registration: ['Zulassungsbescheinigung Teil I', 'Registration certificate'],
  huReport: ['Bericht der Hauptuntersuchung', 'Report of the periodic inspection'],
  atp: ['ATP-Bescheinigung', 'ATP certificate of compliance'],
  insurance: ['Versicherungsnachweis', 'Proof of insurance'],
  xl: ['Zertifikat EN 12642 Code XL', 'Certificate EN 12642 code XL'],
} as const satisfies Record<DocumentKind, readonly [string, string]>;

const endOf = (trailer: DemoTrailer, kind: string): string | undefined =>
  trailer.certificates.find((certificate) => certificate.kind === kind)?.validUntil;

function documentKinds(trailer: DemoTrailer): readonly DocumentKind[] {
  const kinds: DocumentKind[] = ['registration', 'huReport', 'insurance'];
  if (endOf(trailer, 'atp') !== undefined) kinds.push('atp');
  if (endOf(trailer, 'xl') !== undefined) kinds.push('xl');
  return kinds;
}

export async function writeDocuments(storage: StoragePort, trailer: DemoTrailer): Promise<readonly StoredDocument[]> {
  return Promise.all(
    documentKinds(trailer).map(async (kind) => {
      const file = writePdf(`${TITLES[kind][1]} ${trailer.number}`, layOut(trailer, kind));
      const path = `documents/trailer/${trailer.number}-${kind}.pdf`.toLowerCase();
      await putFile(storage, path, file, 'application/pdf');
      return { kind, path, bytes: file.length, sha256: createHash('sha256').update(file).digest() };
    }),
  );
}

function layOut(trailer: DemoTrailer, kind: DocumentKind): readonly PdfText[] {
  const { columns } = trailer;
  const [german, english] = TITLES[kind];
  const end = endOf(trailer, kind === 'huReport' ? 'hu' : kind);
  const facts: readonly (readonly [string, string])[] = [
    ['Kennzeichen / Plate', columns.plate],
    ['Fahrzeug-Ident.-Nr. / VIN', columns.vin],
    ['Hersteller, Typ / Make, model', `${columns.make} ${columns.model}`],
    ['Erstzulassung / First registration', trailer.firstRegisteredOn.toString()],
    ['Leermasse / Tare', `${columns.tareKg} kg`],
    ['Nutzlast / Payload', `${columns.payloadKg} kg`],
    ['Achsen / Axles', String(columns.axles)],
    ...(end === undefined ? [] : [['Gültig bis / Valid until', end] as const]),
  ];
  return [
    { text: german, x: 56, y: 770, size: 20, isBold: true },
    { text: english, x: 56, y: 748, size: 12 },
    { text: `Trailyard ${trailer.number}`, x: 56, y: 716, size: 11, isBold: true },
    ...facts.flatMap(([label, value], i) => [
      { text: label, x: 56, y: 676 - i * 24, size: 10 },
      { text: value, x: 260, y: 676 - i * 24, size: 11, isBold: true },
    ]),
    { text: 'Muster ohne amtliche Wirkung. / Specimen without official effect.', x: 56, y: 60, size: 9 },
  ];
}
