import { FormattedMessage } from '#i18n/intl.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { AddressForm, type AddressFormProps } from './address-form.tsx';

export function AddressDrawer({ isOpen, ...form }: AddressFormProps & { readonly isOpen: boolean }) {
  const { address, onCancel } = form;
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onCancel}
      title={<FormattedMessage id={address ? 'account.addresses.edit' : 'account.addresses.new'} />}
    >
      {isOpen && <AddressForm key={address?.id} {...form} />}
    </Drawer>
  );
}
