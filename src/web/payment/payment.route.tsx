import { data } from 'react-router';
import { CartWriterProvider } from '#web/cart/cart-writer.tsx';
import { loadCartStep } from '#web/load-cart-step.server.ts';
import { NoAccess } from '#web/no-access.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { describePayment } from './describe-payment.server.ts';
import { PaymentStep } from './payment-step.tsx';
import type { Route } from './+types/payment.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ context }: Route.LoaderArgs) {
  const step = await loadCartStep(getRequest(context), 'payment');
  if (step.kind === 'closed') return data(step, { status: 403 });
  return { kind: step.kind, title: step.title, view: step.view, payment: describePayment(step) };
}

export default function PaymentPage({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'closed') return <NoAccess memberRole={page.role} />;
  return (
    <CartWriterProvider version={page.view.version}>
      <PaymentStep cart={page.view} payment={page.payment} />
    </CartWriterProvider>
  );
}
