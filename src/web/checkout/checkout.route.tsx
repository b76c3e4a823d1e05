import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { CartWriterProvider } from '#web/cart/cart-writer.tsx';
import { NoAccess } from '../no-access.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Checkout } from './checkout.tsx';
import { loadCheckout } from './load-checkout.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ context }: LoaderFunctionArgs) {
  const page = await loadCheckout(getRequest(context));
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function CheckoutPage() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'closed') return <NoAccess memberRole={page.role} />;
  return (
    <CartWriterProvider version={page.view.version}>
      <Checkout page={page} />
    </CartWriterProvider>
  );
}
