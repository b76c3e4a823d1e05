import { startTransition, useState } from 'react';
import { UNIT_CHOICES, type UnitChoice as Choice } from '#domain/booking/unit-choice.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useCartWriter } from './cart-writer.tsx';
import type { CartLineView } from './describe-cart.server.ts';

/** Exactly this trailer, or an equal or better one as well, each with what it is worth. It shows at once. */
export function UnitChoice({ line }: { readonly line: CartLineView }) {
  const { write } = useCartWriter();
  const [chosen, setChosen] = useState<Choice>();

  const choose = async (value: string) => {
    const unitChoice = UNIT_CHOICES.find((choice) => choice === value);
    if (unitChoice === undefined) return;
    setChosen(unitChoice);
    await write((ifMatch) =>
      api.put('/api/cart/items/{id}/choice', { params: { id: line.id }, body: { unitChoice }, ifMatch }),
    );
    // The router shows what it has read anew in a transition; an urgent update would come before it and show the past.
    startTransition(() => setChosen((now) => (now === unitChoice ? undefined : now)));
  };

  return (
    <div className="mt-4 border-t border-line pt-3">
      <RadioGroup
        label={<FormattedMessage id="cart.unit" />}
        value={chosen ?? line.unitChoice}
        onChange={(value) => void choose(value)}
        options={UNIT_CHOICES.map((value) => ({
          value,
          label: <FormattedMessage id={`cart.unit.${value}`} />,
          description: (
            <>
              <FormattedMessage id="cart.unit.free" values={{ hours: line.freeHours[value] }} />
              {value === 'any' && (
                <>
                  {' '}
                  <FormattedMessage id="cart.unit.any.text" />
                </>
              )}
            </>
          ),
        }))}
      />
    </div>
  );
}
