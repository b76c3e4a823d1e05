import { Share2 } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { withoutCampaign } from '#domain/path/campaign.ts';
import { Button, IconButton } from './button.tsx';
import { toast } from './toast.tsx';

type Props = { readonly title: string; readonly isIconOnly?: boolean };

/** Hands a link to the page in view to the device's own share sheet, or copies it where there is none. */
export function ShareButton({ title, isIconOnly = false }: Props) {
  const { formatMessage } = useIntl();
  const share = () => void shareLink(title, withoutCampaign(window.location.href));
  if (isIconOnly) {
    return (
      <IconButton label={formatMessage({ id: 'ui.share.action' })} onClick={share}>
        <Share2 aria-hidden className="size-4.5" />
      </IconButton>
    );
  }
  return (
    <Button size="s" onClick={share}>
      <Share2 aria-hidden className="size-4.5" />
      <FormattedMessage id="ui.share.action" />
    </Button>
  );
}

export async function shareLink(title: string, url: string): Promise<void> {
  const content = { title, url };
  try {
    if ('share' in navigator && navigator.canShare(content)) {
      await navigator.share(content);
      return;
    }
    await navigator.clipboard.writeText(url);
    toast.show('ui.share.copied', { text: 'ui.share.copied.text' });
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error('ui.share.failed');
  }
}
