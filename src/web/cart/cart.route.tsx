import { FormattedMessage } from '#i18n/intl.tsx';
import { data } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { AccountingForm } from './accounting-form.tsx';
import { CartFrame } from './cart-frame.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartWriterProvider } from './cart-writer.tsx';
import type { CartView } from './describe-cart.server.ts';
import { describeWays, type WaysView } from './describe-ways.server.ts';
import { EmptyCart } from './empty-cart.tsx';
import { loadCartStep } from '#web/load-cart-step.server.ts';
import { loadOrderedCart } from './load-ordered-cart.server.ts';
import { NoAccess } from '#web/no-access.tsx';
import { TaxReasons } from './tax-reasons.tsx';
import { useStepAfter } from './use-step-after.tsx';
import type { Route } from './+types/cart.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ context }: Route.LoaderArgs) {
  const request = getRequest(context);
  const step = await loadCartStep(request, 'cart');
  if (step.kind === 'closed') return data(step, { status: 403 });
  const { kind, title, view } = step;
  const [ways, ordered] = await Promise.all([
    describeWays(request, step),
    view.lines.length === 0 ? loadOrderedCart(request) : null,
  ]);
  return { kind, title, view, ways, ordered };
}

export default function CartPage({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'closed') return <NoAccess memberRole={page.role} />;
  const { view: cart } = page;
  return (
    <CartWriterProvider version={cart.version}>
      {cart.lines.length === 0 ? <EmptyCart ordered={page.ordered} /> : <FullCart cart={cart} ways={page.ways} />}
    </CartWriterProvider>
  );
}

function FullCart({ cart, ways }: { readonly cart: CartView; readonly ways: WaysView }) {
  const taken = cart.lines.filter((line) => line.taken !== null).length;
  const { action, passedBy } = useStepAfter('cart', ways, taken === 0);
  return (
    <CartFrame
      step="cart"
      cart={cart}
      title={<FormattedMessage id="word.noun.cart" />}
      action={action}
      notes={
        taken > 0 ? (
          <p className="font-semibold text-danger">
            <FormattedMessage id="cart.taken.hint" values={{ count: taken }} />
          </p>
        ) : (
          passedBy
        )
      }
    >
      <CartLines lines={cart.lines} />
      <AccountingForm cart={cart} hasNote />
      <TaxReasons totals={cart.totals} />
    </CartFrame>
  );
}
