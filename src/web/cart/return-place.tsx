import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { useCartWriter } from './cart-writer.tsx';
import type { CartLineView } from './describe-cart.server.ts';

type ReturnPlaceProps = { readonly line: CartLineView; readonly onClose: () => void };

/** Where a line of the cart is brought back; where it is picked up is a place as well. */
export default function ReturnPlace({ line, onClose }: ReturnPlaceProps) {
  const { locale } = useIntl();
  const { write } = useCartWriter();
  const { current: depots = [] } = useQuestion('depots', async (signal) =>
    (await api.get('/api/depots', { query: {}, signal })).items.map(({ id, name, city }) => ({
      id,
      label: name,
      note: city,
    })),
  );
  const now = line.returnDepot ?? { id: line.depotId, name: line.depot };
  const [chosen, setChosen] = useState(now.id);
  const [typed, setTyped] = useState(now.name);
  const [isSaving, setIsSaving] = useState(false);
  const words = typed.trim().toLocaleLowerCase(locale);
  const isNarrowed = words !== '' && depots.every(({ id, label }) => id !== chosen || label !== typed);
  const fits = ({ label, note }: { label: string; note: string }) =>
    `${label} ${note}`.toLocaleLowerCase(locale).includes(words);

  const save = async () => {
    setIsSaving(true);
    const returnDepotId = chosen === line.depotId ? null : chosen;
    const saved = await write((ifMatch) =>
      api.put('/api/cart/items/{id}/return', { params: { id: line.id }, body: { returnDepotId }, ifMatch }),
    );
    setIsSaving(false);
    if (saved) onClose();
  };

  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage id="oneWay.change" />}>
      <p className="mb-4 flex flex-wrap items-center gap-2.5">
        <Plate number={line.plate} country={line.country} />
        <span className="font-condensed text-sm text-asphalt-600">{line.number}</span>
        <span className="min-w-0 font-semibold">{line.name}</span>
      </p>
      <ComboBox
        label={<FormattedMessage id="oneWay.place" />}
        description={<FormattedMessage id="oneWay.text" />}
        foundOptions={isNarrowed ? depots.filter(fits) : depots}
        inputValue={typed}
        onInputChange={setTyped}
        value={chosen}
        onChange={(id) => {
          const depot = depots.find((known) => known.id === id);
          if (!depot) return;
          setChosen(depot.id);
          setTyped(depot.label);
        }}
      />
      <div className="mt-6">
        <Button onClick={() => void save()} isPending={isSaving} disabled={chosen === now.id}>
          <FormattedMessage id="ui.save" />
        </Button>
      </div>
    </Drawer>
  );
}
