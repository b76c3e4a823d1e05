import { FormattedMessage, useIntl } from 'react-intl';
import type { ListedAddress } from '#contract/address.ts';
import { Drawer } from '#web/ui/dialog.tsx';
import type { TabProps } from './account-context.ts';
import { AddressForm } from './address-form.tsx';
import type { CountryOption } from '#web/ui/country-select.tsx';

interface AddressDrawerProps {
  /** Undefined for a new one. */
  readonly address: ListedAddress | undefined;
  readonly isOpen: boolean;
  readonly me: TabProps['me'];
  /** What a new address starts with. */
  readonly company: string;
  readonly country: string;
  readonly countries: readonly CountryOption[];
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}

export function AddressDrawer({ address, isOpen, onClose, onSaved, ...form }: AddressDrawerProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={<FormattedMessage id={address ? 'account.addresses.edit' : 'account.addresses.new'} />}
      closeLabel={formatMessage({ id: 'ui.close' })}
    >
      {isOpen && <AddressForm key={address?.id} {...form} address={address} onCancel={onClose} onSaved={onSaved} />}
    </Drawer>
  );
}
