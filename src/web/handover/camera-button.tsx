import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { resizeImage } from '#web/client/resize-image.ts';
import { buttonStyle, type ButtonLook } from '#web/ui/button-style.ts';
import { toast } from '#web/ui/toast.tsx';

type CameraButtonProps = ButtonLook & {
  /** What the picture will show, for whoever hears the field. */
  readonly label: string;
  readonly onPicture: (picture: Blob) => void;
  /** Chooses a stored picture instead of taking one. */
  readonly isFromFiles?: boolean;
  readonly children: ReactNode;
};

/** Opens the camera and hands over a picture of a size worth sending. */
export function CameraButton({ label, onPicture, isFromFiles = false, children, ...look }: CameraButtonProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setIsBusy(true);
    const resized = await resizeImage(file);
    setIsBusy(false);
    if (resized.ok) onPicture(resized.value);
    else toast.error('ui.upload.notImage');
  };
  return (
    <>
      <button
        type="button"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => input.current?.click()}
        className={buttonStyle(look)}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={`${label}: ${formatMessage({ id: isFromFiles ? 'ui.upload.file' : 'ui.upload.camera' })}`}
        {...(!isFromFiles && { capture: 'environment' as const })}
        className="hidden"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
