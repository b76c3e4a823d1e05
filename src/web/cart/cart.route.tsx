import { FormattedMessage } from 'react-intl';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { STEP_TABLE } from '#domain/cart/cart-step.ts';
import { getRequest } from '#web/request-context.server.ts';
import { AccountingForm } from './accounting-form.tsx';
import { CartFrame } from './cart-frame.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartWriterProvider } from './cart-writer.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { loadCartStep } from '#web/checkout/load-cart-step.server.ts';
import { loadOrderedCart } from './load-ordered-cart.server.ts';
import { NextStep } from './next-step.tsx';
import { NoAccess } from '#web/checkout/no-access.tsx';
import { TaxReasons } from './tax-reasons.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ context }: LoaderFunctionArgs) {
  const request = getRequest(context);
  const step = await loadCartStep(request, 'cart');
  if (step.kind === 'closed') return data(step, { status: 403 });
  const { kind, title, view } = step;
  return { kind, title, view, ordered: view.lines.length === 0 ? await loadOrderedCart(request) : null };
}

export default function CartPage() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'closed') return <NoAccess memberRole={page.role} />;
  const { view: cart } = page;
  const taken = cart.lines.filter((line) => line.taken !== null).length;
  return (
    <CartWriterProvider version={cart.version}>
      {cart.lines.length === 0 ? (
        <EmptyCart ordered={page.ordered} />
      ) : (
        <CartFrame
          step="cart"
          cart={cart}
          title={<FormattedMessage id="word.noun.cart" />}
          action={
            <NextStep to={STEP_TABLE.services.path} isOpen={taken === 0}>
              <FormattedMessage id="cart.toServices" />
            </NextStep>
          }
          notes={
            taken > 0 && (
              <p className="font-semibold text-danger">
                <FormattedMessage id="cart.taken.hint" values={{ count: taken }} />
              </p>
            )
          }
        >
          <CartLines lines={cart.lines} />
          <AccountingForm cart={cart} hasNote />
          <TaxReasons totals={cart.totals} />
        </CartFrame>
      )}
    </CartWriterProvider>
  );
}
