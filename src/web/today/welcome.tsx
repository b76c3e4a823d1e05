import { FormattedMessage } from '#i18n/intl.tsx';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** For a company that has not rented yet, or has nothing to do with us right now. */
export function Welcome({ mayRent }: { readonly mayRent: boolean }) {
  return (
    <EmptyState
      art={<TrailerArt type="plane" subType="standard" livery="night" />}
      title={<FormattedMessage id={mayRent ? 'today.welcome' : 'today.waiting.none'} />}
      actions={
        <LinkButton to="/trailers" tone={mayRent ? 'signal' : 'outline'}>
          <FormattedMessage id="home.search.submit" />
        </LinkButton>
      }
    >
      <FormattedMessage id={mayRent ? 'today.welcome.text' : 'today.waiting.none.text'} />
    </EmptyState>
  );
}
