import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { changeCartInput, LONGEST_NOTE, type ChangeCartInput } from '#contract/cart.ts';
import { toFieldCodes } from '#contract/field-codes.ts';
import { api } from '#web/client/api-client.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { fieldWords } from '#web/ui/field-words.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCartWriter } from './cart-writer.tsx';
import type { CartView } from './describe-cart.server.ts';

type Field = keyof ChangeCartInput;
type Kept = Pick<CartView, Field> & Partial<Pick<CartView, 'isPoWanted'>>;

/** What the customer's own books need. Every field saves itself when it is left, so that nothing typed is lost. */
export function AccountingForm({ cart, hasNote = false }: { readonly cart: Kept; readonly hasNote?: boolean }) {
  const { write } = useCartWriter();
  const intl = useIntl();
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  // What was not touched follows the cart: whoever comes back quickly sees the page before it knows what was saved last.
  const [typed, setTyped] = useState<Readonly<Partial<Record<Field, string>>>>({});

  const save = (field: Field, value: string) => {
    if (value.trim() === (cart[field] ?? '')) return;
    const parsed = changeCartInput.safeParse({ [field]: value });
    setCodes(parsed.success ? {} : toFieldCodes(parsed.error.issues));
    if (!parsed.success) return;
    void write((ifMatch) => api.patch('/api/cart', { body: parsed.data, ifMatch }), {
      typed: field,
      onRefused: ({ fields }) => {
        if (fields) setCodes(fields);
        return fields !== undefined;
      },
    });
  };
  const props = (field: Field) => {
    const code = codes[field];
    return {
      name: field,
      value: typed[field] ?? cart[field] ?? '',
      onChange: (value: string) => setTyped((before) => ({ ...before, [field]: value })),
      onBlur: (event: React.FocusEvent) => {
        const { target } = event;
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) save(field, target.value);
      },
      ...(code === undefined ? {} : { errorMessage: fieldWords(intl, code) }),
    };
  };
  const optional = <FormattedMessage id="word.optional" />;

  return (
    <Card>
      <CardHeader title={<FormattedMessage id="cart.accounting" />} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...props('poNumber')}
          {...(cart.isPoWanted ? { description: <FormattedMessage id="cart.poWanted" /> } : { aside: optional })}
          label={<FormattedMessage id="word.poNumber" />}
        />
        <TextField {...props('costCentre')} aside={optional} label={<FormattedMessage id="word.costCentre" />} />
        {hasNote && (
          <div className="sm:col-span-2">
            <TextArea
              {...props('note')}
              rows={3}
              maxLength={LONGEST_NOTE}
              label={<FormattedMessage id="cart.note" />}
              description={<FormattedMessage id="cart.note.hint" />}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
