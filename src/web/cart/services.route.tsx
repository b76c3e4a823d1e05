import { FormattedMessage } from 'react-intl';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { STEP_TABLE } from '#domain/cart/cart-step.ts';
import { getRequest } from '#web/request-context.server.ts';
import { CartFrame } from './cart-frame.tsx';
import { CartWriterProvider } from './cart-writer.tsx';
import { describeOffers } from './describe-offers.server.ts';
import { loadCartStep } from '#web/checkout/load-cart-step.server.ts';
import { NextStep } from './next-step.tsx';
import { NoAccess } from '#web/checkout/no-access.tsx';
import { ServiceChoice } from './service-choice.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ context }: LoaderFunctionArgs) {
  const step = await loadCartStep(getRequest(context), 'services');
  if (step.kind === 'closed') return data(step, { status: 403 });
  const { kind, title, view, cart, words, now } = step;
  const offers = Object.fromEntries(cart.items.map((item) => [item.id, describeOffers(item, { ...words, now })]));
  const isComplete = cart.items.every(({ serviceProblems }) => serviceProblems.length === 0);
  return { kind, title, view, offers, isComplete };
}

export default function ServicesPage() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'closed') return <NoAccess memberRole={page.role} />;
  const { view: cart, offers, isComplete } = page;
  return (
    <CartWriterProvider version={cart.version}>
      <CartFrame
        step="services"
        cart={cart}
        title={<FormattedMessage id="cart.services.title" />}
        action={
          <NextStep to={STEP_TABLE.payment.path} isOpen={isComplete}>
            <FormattedMessage id="cart.toPayment" />
          </NextStep>
        }
        notes={
          !isComplete && (
            <p className="font-semibold text-danger">
              <FormattedMessage id="cart.services.incomplete" />
            </p>
          )
        }
      >
        <ServiceChoice lines={cart.lines} offers={offers} />
      </CartFrame>
    </CartWriterProvider>
  );
}
