import { getRequest } from '#web/request-context.server.ts';
import { requireId } from '../frame/require-id.server.ts';
import { BatchDetail } from './batch-detail.tsx';
import { loadDebitBatch } from './load-debit-batch.server.ts';
import type { Route } from './+types/debit-batch.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadDebitBatch(getRequest(context), requireId(params.batchId, url));

export default function DebitBatchPage({ loaderData }: Route.ComponentProps) {
  return <BatchDetail batch={loaderData} />;
}
