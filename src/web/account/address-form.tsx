import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { createAddressInput, type AddressInput, type ListedAddress } from '#contract/address.ts';
import { ADDRESS_FIELDS, type AddressField } from '#domain/business-unit/fields.ts';
import { hasRegion } from '#domain/address/address-rule.ts';
import { api } from '#web/client/api-client.ts';
import { withNationalPhone } from '#web/form/with-national-phone.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { TabProps } from './account-context.ts';
import { CountrySelect, type CountryOption } from '#web/ui/country-select.tsx';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { StaleNotice } from '#web/form/stale-notice.tsx';
import { pickChanged, toTexts, useDraft } from '#web/form/use-draft.ts';
import { useFocusFromHash } from './use-focus-from-hash.ts';

export interface AddressFormProps {
  /** Undefined for a new one. */
  readonly address: ListedAddress | undefined;
  readonly me: TabProps['me'];
  /** What a new address starts with. */
  readonly company: string;
  readonly country: string;
  readonly countries: readonly CountryOption[];
  readonly onCancel: () => void;
  readonly onSaved: () => Promise<void>;
}

export function AddressForm({ address, me, company, country, countries, onCancel, onSaved }: AddressFormProps) {
  const { formatMessage } = useIntl();
  const { user } = me;
  // A newer version that the server has told of, until the list is there again.
  const [version, setVersion] = useState(address?.version);
  const draft = useDraft(toTexts(ADDRESS_FIELDS, address ?? { company, country }));
  const { values, changed, differences, compareWith, drop } = draft;
  const preferences = usePreferences(user, address?.id);

  const save = async (input: AddressInput): Promise<string> => {
    if (address === undefined) {
      const made = { body: { address: input }, idempotencyScope: 'address' };
      return (await api.post('/api/users/addresses', made)).id;
    }
    const body = { addressId: address.id, address: pickChanged(input, changed) };
    if (changed.length > 0) {
      await api.patch('/api/users/addresses', { body, ...(version !== undefined && { ifMatch: version }) });
    }
    return address.id;
  };
  const { form, isPending } = useSubmit({
    schema: createAddressInput,
    read: () => ({ address: withNationalPhone(values, values.country) }),
    send: async ({ address: input }) => preferences.save(await save(input)),
    refresh: onSaved,
    done: 'system.changeAddressSuccess',
    notDone: 'system.changeAddressError',
    onDone: onCancel,
    onStale: (current) => {
      if (current === undefined) return;
      compareWith(toTexts(ADDRESS_FIELDS, current));
      if ('version' in current) setVersion(current.version);
    },
  });
  useFocusFromHash(form.ref, 'address.');

  const label = (name: AddressField) => formatMessage({ id: `word.field.${name}` });
  // Fields are named as the calls know them, so that complaints find their way back.
  const field = (name: AddressField) => ({ ...draft.field(name), name: `address.${name}`, label: label(name) });
  const optional = formatMessage({ id: 'word.optional' });

  return (
    <Form {...form}>
      <StaleNotice differences={differences} nameField={label} onDrop={drop} />
      <TextField
        {...field('label')}
        aside={optional}
        description={<FormattedMessage id="account.address.label.hint" />}
      />
      <TextField {...field('company')} autoComplete="organization" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} autoComplete="given-name" aside={optional} />
        <TextField {...field('lastName')} autoComplete="family-name" aside={optional} />
      </div>
      <CountrySelect {...field('country')} countries={countries} />
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField {...field('street')} autoComplete="address-line1" />
        <TextField {...field('houseNumber')} aside={optional} />
      </div>
      <TextField {...field('addressLine2')} autoComplete="address-line2" aside={optional} />
      <div className="grid items-start gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField {...field('postalCode')} autoComplete="postal-code" />
        <TextField {...field('city')} autoComplete="address-level2" />
      </div>
      {hasRegion(values.country) && <TextField {...field('region')} autoComplete="address-level1" aside={optional} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field('phone')} type="tel" autoComplete="tel" aside={optional} />
        <TextField {...field('email')} type="email" inputMode="email" aside={optional} />
      </div>
      {preferences.boxes}
      <DrawerActions isPending={isPending} onCancel={onCancel} />
    </Form>
  );
}

/** Whether this person starts from the address. Who has none to start from gets this one unless they say no. */
function usePreferences({ defaultBillingAddressId, defaultShippingAddressId }: TabProps['me']['user'], id?: string) {
  const [isBilling, setIsBilling] = useState(defaultBillingAddressId === null);
  const [isShipping, setIsShipping] = useState(defaultShippingAddressId === null);
  const asksBilling = id === undefined || defaultBillingAddressId !== id;
  const asksShipping = id === undefined || defaultShippingAddressId !== id;
  return {
    save: async (addressId: string) => {
      const body = {
        ...(asksBilling && isBilling && { defaultBillingAddressId: addressId }),
        ...(asksShipping && isShipping && { defaultShippingAddressId: addressId }),
      };
      if (Object.keys(body).length > 0) await api.patch('/api/users', { body });
    },
    boxes: (asksBilling || asksShipping) && (
      <div>
        {asksBilling && (
          <Checkbox isSelected={isBilling} onChange={setIsBilling}>
            <FormattedMessage id="account.addresses.useBilling" />
          </Checkbox>
        )}
        {asksShipping && (
          <Checkbox isSelected={isShipping} onChange={setIsShipping}>
            <FormattedMessage id="account.addresses.useShipping" />
          </Checkbox>
        )}
      </div>
    ),
  };
}
