import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useRevalidator, useSearchParams } from 'react-router';
import type { ListedAddress } from '#contract/address.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingScaffold, Skeleton } from '#web/ui/skeleton.tsx';
import { mayDo, type UnitTabProps } from './account-context.ts';
import { AddressCard } from './address-card.tsx';
import { AddressDrawer } from './address-drawer.tsx';
import { AskAdmin } from './ask-admin.tsx';
import type { CountryOption } from '#web/ui/country-select.tsx';
import { Section } from '#web/form/section.tsx';
import { useAddresses } from './use-addresses.ts';

const NEW = 'new';

type AddressesTabProps = UnitTabProps & { readonly countries: readonly CountryOption[] };

/** The addresses of the company, and which of them this person starts from. Which one is open stands in the address bar. */
export function AddressesTab({ me, unit, admins, countries }: AddressesTabProps) {
  const { shown, reload } = useAddresses();
  const { revalidate } = useRevalidator();
  const [params, setParams] = useSearchParams();
  const mayAdd = mayDo(me, 'editAddresses') || mayDo(me, 'editBillingAddresses');

  const edit = (id: string | null) =>
    setParams(
      (before) => {
        if (id === null) before.delete('edit');
        else before.set('edit', id);
        return before;
      },
      { preventScrollReset: true },
    );
  const refresh = async () => {
    forgetMe();
    await Promise.all([reload(), revalidate()]);
  };
  const addresses = shown.state === 'there' ? shown.addresses : [];
  const edited = addresses.find(({ id, mayEdit }) => mayEdit && id === params.get('edit'));
  const isAdding = mayAdd && params.get('edit') === NEW && shown.state === 'there';

  return (
    <Section title="account.addresses.title" note="account.addresses.note">
      {!mayAdd && <AskAdmin admins={admins} />}
      <List shown={shown.state} addresses={addresses} onRetry={() => void reload()}>
        {(address) => (
          <AddressCard
            key={address.id}
            address={address}
            user={me.user}
            countryName={countries.find(({ id }) => id === address.country)?.label ?? address.country ?? ''}
            onEdit={() => edit(address.id)}
            onChanged={refresh}
          />
        )}
      </List>
      {mayAdd && shown.state === 'there' && (
        <Button className="mt-4" onClick={() => edit(NEW)}>
          <Plus aria-hidden="true" className="size-5" />
          <FormattedMessage id="account.addresses.add" />
        </Button>
      )}
      <AddressDrawer
        address={edited}
        isOpen={edited !== undefined || isAdding}
        me={me}
        company={unit.name}
        country={unit.country}
        countries={countries}
        onCancel={() => edit(null)}
        onSaved={refresh}
      />
    </Section>
  );
}

interface ListProps {
  readonly shown: 'loading' | 'failed' | 'there';
  readonly addresses: readonly ListedAddress[];
  readonly onRetry: () => void;
  readonly children: (address: ListedAddress) => ReactNode;
}

function List({ shown, addresses, onRetry, children }: ListProps) {
  const { formatMessage } = useIntl();
  if (shown === 'loading') {
    return (
      <LoadingScaffold label={formatMessage({ id: 'ui.loading' })}>
        <span className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-44 w-full" />
        </span>
      </LoadingScaffold>
    );
  }
  if (shown === 'failed') {
    return (
      <EmptyState
        title={<FormattedMessage id="system.addressesDataFetchError" />}
        actions={
          <Button onClick={onRetry}>
            <FormattedMessage id="account.addresses.retry" />
          </Button>
        }
      />
    );
  }
  if (addresses.length === 0) {
    return (
      <EmptyState title={<FormattedMessage id="account.addresses.empty" />}>
        <FormattedMessage id="account.addresses.empty.text" />
      </EmptyState>
    );
  }
  return <ul className="grid gap-4 sm:grid-cols-2">{addresses.map((address) => children(address))}</ul>;
}
