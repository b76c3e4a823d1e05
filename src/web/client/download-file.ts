import { toProblemError } from './to-problem-error.ts';
import { refreshSession } from './refresh-session.ts';

/** What of a long file has come: rows of a list, or megabytes where rows cannot be told. */
export type Arrived = { readonly rows: number } | { readonly megabytes: number };

const NAME = /filename="(?<name>[^"]+)"/;

export type FetchedFile = { readonly name: string; readonly content: Blob };

/** Fetches a file and saves it, so that somebody who waits for a large one can be told how it went. */
export async function downloadFile(path: string, onArrival: (arrived: Arrived) => void = () => {}): Promise<void> {
  saveFile(await fetchFile(path, onArrival));
}

export function saveFile({ name, content }: FetchedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function fetchFile(path: string, onArrival: (arrived: Arrived) => void = () => {}): Promise<FetchedFile> {
  await refreshSession();
  const response = await fetch(path).catch(() => undefined);
  if (!response?.ok) throw toProblemError({ status: response?.status, data: await response?.json().catch(() => null) });
  const parts = await readParts(response, onArrival);
  return {
    name: NAME.exec(response.headers.get('content-disposition') ?? '')?.groups?.['name'] ?? '',
    content: new Blob(parts, { type: response.headers.get('content-type') ?? '' }),
  };
}

const LINE_END = 10;
const MEGABYTE = 1_000_000;
/** Short lists come at once, and whoever hears the page is not to be told every page of a long one. */
const ROWS_TO_TELL = 5000;

/** Tells on the way how much of a long list has come; how much there will be is not known before its end. */
async function readParts(response: Response, onArrival: (arrived: Arrived) => void): Promise<BlobPart[]> {
  if (response.body === null) return [await response.blob()];
  const isLines = response.headers.get('content-type')?.startsWith('text/csv') === true;
  const parts: BlobPart[] = [];
  // The head is a line, and no row.
  let rows = -1;
  let bytes = 0;
  let told = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    if (isLines) {
      for (const byte of part.value) if (byte === LINE_END) rows += 1;
      if (rows - told >= ROWS_TO_TELL) onArrival({ rows: (told = rows) });
    } else if (bytes - told >= MEGABYTE) {
      told = bytes;
      onArrival({ megabytes: Math.floor(bytes / MEGABYTE) });
    }
  }
  if (told > 0) onArrival(isLines ? { rows } : { megabytes: Math.round(bytes / MEGABYTE) });
  return parts;
}
