import { data } from 'react-router';
import { CartWriterProvider } from '#web/cart/cart-writer.tsx';
import { NoAccess } from '../no-access.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Checkout } from './checkout.tsx';
import { loadCheckout } from './load-checkout.server.ts';
import type { Route } from './+types/checkout.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadCheckout(getRequest(context));
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function CheckoutPage({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'closed') return <NoAccess memberRole={page.role} />;
  return (
    <CartWriterProvider version={page.view.version}>
      <Checkout page={page} />
    </CartWriterProvider>
  );
}
