import { FormattedMessage, useIntl } from 'react-intl';
import { Drawer } from '#web/ui/dialog.tsx';
import { AddressForm, type AddressFormProps } from './address-form.tsx';

export function AddressDrawer({ isOpen, ...form }: AddressFormProps & { readonly isOpen: boolean }) {
  const { formatMessage } = useIntl();
  const { address, onCancel } = form;
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onCancel}
      title={<FormattedMessage id={address ? 'account.addresses.edit' : 'account.addresses.new'} />}
      closeLabel={formatMessage({ id: 'ui.close' })}
    >
      {isOpen && <AddressForm key={address?.id} {...form} />}
    </Drawer>
  );
}
