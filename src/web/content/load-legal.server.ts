import { getLegalDocument } from '#services/content/get-legal-document.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import type { PageRequest } from '#web/request-context.server.ts';

export async function loadLegal({ deps, locale, config, format }: PageRequest, document: string, path: string) {
  const found = await getLegalDocument(deps, { document, locale });
  if (!found.ok) throw pageNotFound(path);
  const validFrom = format.date(`${found.value.validFrom}T12:00:00Z`, 'UTC');
  return { document: found.value, validFrom, productName: config.productName, contact: config.contact };
}
