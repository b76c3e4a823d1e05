import { FormattedMessage } from '#i18n/intl.tsx';
import { data } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { CartFrame } from './cart-frame.tsx';
import { CartWriterProvider } from './cart-writer.tsx';
import { describeOffers } from './describe-offers.server.ts';
import { describeWays } from './describe-ways.server.ts';
import { loadCartStep } from '#web/load-cart-step.server.ts';
import { NoAccess } from '#web/no-access.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { useStepAfter } from './use-step-after.tsx';
import type { Route } from './+types/services.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ context }: Route.LoaderArgs) {
  const request = getRequest(context);
  const step = await loadCartStep(request, 'services');
  if (step.kind === 'closed') return data(step, { status: 403 });
  const { kind, title, view, cart, words, now } = step;
  const offers = Object.fromEntries(cart.items.map((item) => [item.id, describeOffers(item, { ...words, now })]));
  const isComplete = cart.items.every(({ serviceProblems }) => serviceProblems.length === 0);
  return { kind, title, view, offers, isComplete, ways: await describeWays(request, step) };
}

export default function ServicesPage({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'closed') return <NoAccess memberRole={page.role} />;
  return (
    <CartWriterProvider version={page.view.version}>
      <ServicesStep {...page} />
    </CartWriterProvider>
  );
}

type ServicesStepProps = Extract<Route.ComponentProps['loaderData'], { kind: 'open' }>;

function ServicesStep({ view: cart, offers, isComplete, ways }: ServicesStepProps) {
  const { action, passedBy } = useStepAfter('services', ways, isComplete);
  return (
    <CartFrame
      step="services"
      cart={cart}
      title={<FormattedMessage id="cart.services.title" />}
      action={action}
      notes={
        isComplete ? (
          passedBy
        ) : (
          <p className="font-semibold text-danger">
            <FormattedMessage id="cart.services.incomplete" />
          </p>
        )
      }
    >
      <ServiceChoice lines={cart.lines} offers={offers} />
    </CartFrame>
  );
}
