import { getRequest } from '#web/request-context.server.ts';
import { BankPage } from './bank-page.tsx';
import { loadBank } from './load-bank.server.ts';
import type { Route } from './+types/bank.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadBank(getRequest(context), url);

export default function BankRoute({ loaderData }: Route.ComponentProps) {
  return <BankPage {...loaderData} />;
}
