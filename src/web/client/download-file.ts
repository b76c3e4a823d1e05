import { toProblemError } from './to-problem-error.ts';
import { refreshSession } from './refresh-session.ts';

const NAME = /filename="(?<name>[^"]+)"/;

/** Fetches a file and saves it, so that somebody who waits for a large one can be told how it went. */
export async function downloadFile(path: string): Promise<void> {
  await refreshSession();
  const response = await fetch(path).catch(() => undefined);
  if (!response?.ok) throw toProblemError({ status: response?.status, data: await response?.json().catch(() => null) });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = NAME.exec(response.headers.get('content-disposition') ?? '')?.groups?.['name'] ?? '';
  link.click();
  URL.revokeObjectURL(link.href);
}
