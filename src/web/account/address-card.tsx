import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { ListedAddress } from '#contract/address.ts';
import type { ChangeUserInput, User } from '#contract/user.ts';
import { toAddressLines } from '#domain/address/address-rule.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';

interface AddressCardProps {
  readonly address: ListedAddress;
  readonly user: User;
  readonly countryName: string;
  readonly onEdit: () => void;
  readonly onChanged: () => Promise<void>;
}

export function AddressCard({ address, user, countryName, onEdit, onChanged }: AddressCardProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const { write, isPending } = useWrite();
  const isBilling = user.defaultBillingAddressId === address.id;
  const isShipping = user.defaultShippingAddressId === address.id;
  const name = address.label ?? address.company ?? address.lastName ?? '';

  const words = { notDone: 'system.changeAddressError', refresh: onChanged } as const;
  const prefer = (body: ChangeUserInput) =>
    void write(() => api.patch('/api/users', { body, ifMatch: user.version }), {
      ...words,
      done: 'account.addresses.preferred',
    });
  const remove = async () => {
    const params = { addressId: address.id };
    await write(() => api.delete('/api/users/addresses/{addressId}', { params, ifMatch: address.version }), {
      ...words,
      done: 'account.addresses.removed',
    });
    setIsAsking(false);
  };

  return (
    <li className="flex flex-col rounded-card border border-line bg-sheet p-4">
      <div className="flex items-start justify-between gap-2">
        <h3 className="text-h4 min-w-0 wrap-break-word">{name}</h3>
        <Menu
          size="s"
          tone="quiet"
          icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
          label={formatMessage({ id: 'word.actionsFor' }, { name })}
          actions={[
            {
              id: 'billing',
              label: formatMessage({ id: 'account.addresses.useBilling' }),
              isDisabled: isBilling || isPending,
              onAction: () => prefer({ defaultBillingAddressId: address.id }),
            },
            {
              id: 'shipping',
              label: formatMessage({ id: 'account.addresses.useShipping' }),
              isDisabled: isShipping || isPending,
              onAction: () => prefer({ defaultShippingAddressId: address.id }),
            },
            ...(address.mayEdit
              ? [
                  {
                    id: 'remove',
                    label: formatMessage({ id: 'account.addresses.remove' }),
                    isDangerous: true,
                    onAction: () => setIsAsking(true),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <AddressText address={address} name={name} countryName={countryName} />
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-4">
        {isBilling && <WordBadge tone="ink" word="account.addresses.billing" />}
        {isShipping && <WordBadge tone="ink" word="account.addresses.shipping" />}
        {address.mayEdit && (
          <Button size="s" className="ms-auto" onClick={onEdit}>
            <FormattedMessage id="ui.change" />
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<FormattedMessage id="account.addresses.ask" values={{ name }} />}
        confirmLabel={<FormattedMessage id="account.addresses.remove" />}
        isPending={isPending}
        onConfirm={() => void remove()}
      >
        <FormattedMessage id="account.addresses.ask.text" values={{ count: address.defaultOfOthers }} />
      </ConfirmDialog>
    </li>
  );
}

interface AddressTextProps {
  readonly address: ListedAddress;
  readonly name: string;
  readonly countryName: string;
}

function AddressText({ address, name, countryName }: AddressTextProps) {
  const person = [address.salutation, address.firstName, address.lastName].filter(Boolean).join(' ');
  const lines = [
    address.company,
    person,
    address.addressLine2,
    ...toAddressLines(address),
    countryName,
    address.phone,
    address.email,
  ];
  return (
    <address className="mt-1.5 text-body-s text-asphalt-600 not-italic">
      {lines
        .filter((line) => line !== null && line !== '' && line !== name)
        .map((line) => (
          <span key={line} className="block wrap-break-word">
            {line}
          </span>
        ))}
    </address>
  );
}
