import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { CounterLines } from './counter-lines.tsx';
import { type CustomerChoice, CustomerFields } from './customer-fields.tsx';
import type { CounterData } from './load-counter.server.ts';
import { OrderForm } from './order-form.tsx';
import { QuoteForm } from './quote-form.tsx';
import type { Errand } from './use-errand.ts';

const WAYS = ['quote', 'order'] as const;
type Way = (typeof WAYS)[number];
const isWay = (value: string): value is Way => WAYS.some((way) => way === value);

/** What the caller wants, for whom, and how it ends: with a quote by mail, or with an order at once. */
export function CounterOrder({ data, errand }: { readonly data: CounterData; readonly errand: Errand }) {
  const [way, setWay] = useState<Way>('quote');
  const [customer, setCustomer] = useState<CustomerChoice>({ kind: 'person', person: null });
  const { lines } = errand;
  const businessUnitId = customer.kind === 'person' ? customer.person?.businessUnitId : customer.businessUnitId;
  const whose = customer.kind === 'newCompany' ? { country: customer.country } : businessUnitId && { businessUnitId };
  const body = { ...whose, lines: lines.map(({ services, ...line }) => ({ ...line, services: [...services] })) };
  const { answer, problem } = useQuestion(lines.length === 0 ? undefined : JSON.stringify(body), (signal) =>
    api.post('/api/admin/counter/preview', { body, signal }),
  );
  if (lines.length === 0) {
    return (
      <TitledCard title="adminQuote.errand">
        <p className="text-asphalt-600">
          <FormattedMessage id="adminQuote.empty" />
        </p>
      </TitledCard>
    );
  }
  const customerCard = (
    <TitledCard title="word.customer">
      <CustomerFields choice={customer} onChange={setCustomer} data={data} isOrder={way === 'order'} />
    </TitledCard>
  );
  const choice = (
    <RadioGroup
      label={<FormattedMessage id="adminQuote.finish" />}
      value={way}
      onChange={(value) => {
        if (!isWay(value)) return;
        setWay(value);
        if (value === 'order' && customer.kind !== 'person') setCustomer({ kind: 'person', person: null });
      }}
      options={WAYS.map((value) => ({ value, label: <FormattedMessage id={`adminQuote.way.${value}`} /> }))}
    />
  );
  return (
    <div className="grid gap-4">
      <TitledCard title="adminQuote.errand">
        {answer && <CounterLines price={answer} errand={errand} depots={data.depots} />}
        {problem && (
          <Notice tone="danger" isAlert>
            <FormattedMessage id={problem.messageKey} />
          </Notice>
        )}
      </TitledCard>
      {way === 'quote' ? (
        <QuoteForm
          customer={customer}
          lines={body.lines}
          price={answer}
          mostHoldHours={data.mostHoldHours}
          choice={choice}
        >
          {customerCard}
        </QuoteForm>
      ) : (
        <OrderForm customer={customer} lines={body.lines} choice={choice}>
          {customerCard}
        </OrderForm>
      )}
    </div>
  );
}
