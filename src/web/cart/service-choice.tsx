import { startTransition, useState } from 'react';
import { api } from '#web/client/api-client.ts';
import { toast } from '#web/ui/toast.tsx';
import { useCartWriter } from './cart-writer.tsx';
import { carryOver, chooseService } from './choose-service.ts';
import type { CartLineView } from './describe-cart.server.ts';
import type { OfferView } from './describe-offers.server.ts';
import { ServiceCard } from './service-card.tsx';

type ServiceChoiceProps = {
  readonly lines: readonly CartLineView[];
  readonly offers: Readonly<Record<string, readonly OfferView[]>>;
};

/** The services of every trailer. A tick shows at once; totals follow with the server's answer. */
export function ServiceChoice({ lines, offers }: ServiceChoiceProps) {
  const { write } = useCartWriter();
  /** What was ticked and is not answered for yet, by line. */
  const [ticked, setTicked] = useState<Readonly<Record<string, readonly string[]>>>({});
  const chosenOf = (line: CartLineView) => ticked[line.id] ?? line.services;

  const save = async (line: CartLineView, services: readonly string[]) => {
    setTicked((known) => ({ ...known, [line.id]: services }));
    const saved = await write((ifMatch) =>
      api.put('/api/cart/items/{id}/services', { params: { id: line.id }, body: { services: [...services] }, ifMatch }),
    );
    // The router shows what it has read anew in a transition; an urgent update would come before it and show the past.
    startTransition(() => setTicked((known) => (known[line.id] === services ? without(known, line.id) : known)));
    return saved;
  };

  const carryToAll = async (from: CartLineView) => {
    const chosen = chosenOf(from);
    const others = lines.filter(({ id }) => id !== from.id);
    const saved = await Promise.all(others.map((line) => save(line, carryOver(chosen, offers[line.id] ?? []))));
    if (saved.every((cart) => cart !== undefined))
      toast.success('system.servicesApplied', { values: { count: lines.length } });
  };

  return lines.map((line) => {
    const offered = offers[line.id] ?? [];
    const chosen = chosenOf(line);
    return (
      <ServiceCard
        key={line.id}
        line={line}
        offers={offered}
        chosen={chosen}
        onTick={(key, isChosen) => void save(line, chooseService(chosen, { key, isChosen }, offered))}
        {...(lines.length > 1 && { onCarryToAll: () => void carryToAll(line) })}
      />
    );
  });
}

const without = <Value,>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([known]) => known !== key));
