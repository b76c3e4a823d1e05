import { redirect } from 'react-router';
import { consoleSearchQuery, type SearchHit } from '#contract/admin-figure.ts';
import { searchConsole } from '#services/admin/figure/search-console.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';

/** What was found; a single hit is opened at once. */
export async function loadSearch(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const q = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const asked = consoleSearchQuery.safeParse({ q });
  const actor = await getActor();
  const { items } = requireValue(await searchConsole(deps, actor, { q: asked.success ? asked.data.q : ' ' }));
  const hits = items.map((hit) => ({ kind: hit.kind, id: hit.id, ...toWords(hit, format.country) }));
  const [only] = hits;
  if (only !== undefined && hits.length === 1) throw redirect(only.to);
  return { title: pageTitle(request, 'adminFigure.search'), q, hits };
}

function toWords(hit: SearchHit, nameCountry: (code: string) => string) {
  switch (hit.kind) {
    case 'trailer':
      return { name: hit.number, note: hit.plate, to: `/admin/trailers/${hit.id}` };
    case 'order':
      return { name: hit.number, note: hit.company, to: `/admin/orders/${hit.id}` };
    case 'booking':
      return { name: hit.number, note: hit.company, to: `/admin/bookings/${hit.id}` };
    case 'businessUnit':
      return { name: hit.name, note: nameCountry(hit.country), to: `/admin/business-units/${hit.id}` };
  }
}
