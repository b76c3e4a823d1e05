import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { HandoverPage } from './handover-page.tsx';
import { loadHandoverPage } from './load-handover.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { orderId, lineItemId } = params;
  const page = await loadHandoverPage(getRequest(context), {
    kind: 'return',
    orderId,
    lineItemId,
    path: url.pathname,
  });
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function ReturnPage() {
  return <HandoverPage page={useLoaderData<typeof loader>()} />;
}
