import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { Picture } from '#contract/upload.ts';
import { api } from '#web/client/api-client.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Image } from '#web/ui/image.tsx';
import { ImageUpload } from '#web/ui/image-upload.tsx';
import { Section } from '#web/form/section.tsx';

const SHOWN = { avatar: 'size-14 rounded-full object-cover', logo: 'h-14 w-40 object-contain object-left' } as const;
const SIZES = { avatar: { width: 56, height: 56 }, logo: { width: 160, height: 56 } } as const;

interface PictureCardProps {
  readonly picture: Picture;
  readonly url: string | null;
}

/** The picture there is, a new one, or none. */
export function PictureCard({ picture, url }: PictureCardProps) {
  const { formatMessage } = useIntl();
  const { write, isPending } = useWrite();
  const remove = async () => {
    await api.delete('/api/uploads/{picture}', { params: { picture } });
    forgetMe();
  };

  return (
    <Section title={`account.${picture}.title`} note={`account.${picture}.note`}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        {url !== null && <Image src={url} preset={picture} alt="" {...SIZES[picture]} className={SHOWN[picture]} />}
        <div className="min-w-0 sm:max-w-80">
          <ImageUpload
            // Once it is saved the picture itself is shown, and no preview beside it.
            key={url}
            label={formatMessage({ id: `account.${picture}.title` })}
            path={`/api/uploads/${picture}`}
            onUploaded={() => void write(async () => forgetMe(), { done: 'ui.upload.done' })}
          />
        </div>
        {url !== null && (
          <Button tone="quiet" isPending={isPending} onClick={() => void write(remove)}>
            <FormattedMessage id="account.picture.remove" />
          </Button>
        )}
      </div>
    </Section>
  );
}
