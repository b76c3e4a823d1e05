import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { CartPeriods } from '#contract/cart.ts';
import { api } from '#web/client/api-client.ts';
import { Drawer } from '#web/ui/dialog.tsx';
import { fieldWords } from '#web/ui/field-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useCartWriter } from './cart-writer.tsx';
import type { CartLineView } from './describe-cart.server.ts';
import type { WallPeriod } from './use-offer.ts';
import { WallPeriodPicker } from './wall-period-picker.tsx';

type ChangePeriodsProps = {
  readonly lines: readonly CartLineView[];
  readonly start: WallPeriod;
  readonly timeZone: string;
  readonly onDone: (kept: CartPeriods['kept']) => void;
  readonly onClose: () => void;
};

/** One period for all lines of the cart. What could not be changed is told by whoever opened it. */
export default function ChangePeriods({ lines, start, timeZone, onDone, onClose }: ChangePeriodsProps) {
  const intl = useIntl();
  const { write } = useCartWriter();
  const [period, setPeriod] = useState(start);
  const [code, setCode] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  const save = async () => {
    setIsSaving(true);
    setCode(undefined);
    let kept: CartPeriods['kept'] = [];
    const saved = await write(
      async (ifMatch) => {
        const answer = await api.put('/api/cart/period', { body: period, ifMatch });
        ({ kept } = answer);
        return answer.cart;
      },
      {
        onRefused: ({ fields }) => {
          setCode(Object.values(fields ?? {})[0]);
          return fields !== undefined;
        },
      },
    );
    setIsSaving(false);
    if (saved) onDone(kept);
  };

  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage id="cart.changePeriods" />}>
      <p className="mb-4 text-body-s">
        <FormattedMessage id="cart.changePeriods.text" values={{ count: lines.length }} />
      </p>
      <WallPeriodPicker
        label={intl.formatMessage({ id: 'cart.changePeriods' })}
        timeZone={timeZone}
        period={period}
        onChange={setPeriod}
        isSaving={isSaving}
        onApply={() => void save()}
        onCancel={onClose}
      >
        {code !== undefined && (
          <Notice tone="danger" isAlert>
            {fieldWords(intl, code)}
          </Notice>
        )}
      </WallPeriodPicker>
    </Drawer>
  );
}
