const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  csv: 'text/csv',
  ics: 'text/calendar',
  json: 'application/json',
  txt: 'text/plain',
  xml: 'application/xml',
};

/** A folder keeps no content types, so the extension is the only place for it. */
export function contentTypeOf(path: string): string {
  return CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
