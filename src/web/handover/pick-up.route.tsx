import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { HandoverPage } from './handover-page.tsx';
import { loadHandoverPage } from './load-handover.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params: { orderId, lineItemId }, url, context }: LoaderFunctionArgs) =>
  loadHandoverPage(getRequest(context), { kind: 'pickUp', orderId, lineItemId, path: url.pathname });

export default function PickUpPage() {
  return <HandoverPage page={useLoaderData<typeof loader>()} />;
}
