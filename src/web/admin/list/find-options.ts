import { api } from '#web/client/api-client.ts';
import type { Option } from '#web/ui/list-option.tsx';

const MOST = 8;

/** Companies and people to choose from while somebody types. */

export async function findCompanies(q: string, signal: AbortSignal): Promise<readonly Option[]> {
  const { items } = await api.get('/api/admin/business-units', { query: { q, limit: MOST }, signal });
  return items.map(({ id, name, country }) => ({ id, label: name, note: country }));
}

export async function findPeople(q: string, signal: AbortSignal): Promise<readonly Option[]> {
  const { items } = await api.get('/api/admin/users', { query: { q, limit: MOST }, signal });
  return items.map(({ id, firstName, lastName, businessUnit }) => ({
    id,
    label: `${firstName} ${lastName}`,
    note: businessUnit?.name,
  }));
}
