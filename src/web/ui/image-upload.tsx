import { Camera, ImagePlus, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { outcomeOf } from '#web/client/outcome-of.ts';
import { MAX_UPLOAD_SIDE, resizeImage } from '#web/client/resize-image.ts';
import { uploadFile } from '#web/client/upload-file.ts';
import { Button } from './button.tsx';
import { ProgressBar } from './progress-bar.tsx';

type Props = {
  /** Names the picture, such as "left side". */
  readonly label: string;
  /** The call that takes the picture. */
  readonly path: string;
  readonly onUploaded: (answer: unknown) => void;
  /** Offers the camera before the files, as in the yard. */
  readonly isCameraFirst?: boolean;
  readonly maxSide?: number;
};

type State =
  | { readonly step: 'idle' }
  | { readonly step: 'uploading'; readonly progress: number }
  | { readonly step: 'done' }
  /** A picture that could be read can be sent again. */
  | { readonly step: 'failed'; readonly message: MessageKey; readonly picture: Blob | undefined };

/** Takes a picture from the camera or a file, makes it smaller on the device and sends it. */
export function ImageUpload({ label, path, onUploaded, isCameraFirst = false, maxSide = MAX_UPLOAD_SIDE }: Props) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const [preview, setPreview] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const send = async (picture: Blob) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setState({ step: 'uploading', progress: 0 });
    const outcome = await outcomeOf(
      uploadFile(path, picture, {
        signal: controller.signal,
        onProgress: (progress) => setState({ step: 'uploading', progress }),
      }),
    );
    if (controller.signal.aborted) return;
    if (!outcome.ok) {
      setState({ step: 'failed', message: 'ui.upload.failed', picture });
      return;
    }
    setState({ step: 'done' });
    onUploaded(outcome.value);
  };

  const take = async (file: File | undefined) => {
    if (!file) return;
    const resized = await resizeImage(file, maxSide);
    if (!resized.ok) {
      setState({ step: 'failed', message: 'ui.upload.notImage', picture: undefined });
      return;
    }
    setPreview(URL.createObjectURL(resized.value));
    await send(resized.value);
  };

  return (
    <div className="grid gap-3">
      {preview !== undefined && (
        <img src={preview} alt={label} className="aspect-video w-full rounded-card bg-paper-sunken object-contain" />
      )}
      <Status state={state} label={label} onRetry={(picture) => void send(picture)} />
      {state.step !== 'uploading' && (
        <div className="flex flex-wrap gap-2">
          {isCameraFirst && <Picker label={label} isCamera onPick={(file) => void take(file)} />}
          <Picker label={label} isReplacing={preview !== undefined} onPick={(file) => void take(file)} />
        </div>
      )}
    </div>
  );
}

type StatusProps = {
  readonly state: State;
  readonly label: string;
  readonly onRetry: (picture: Blob) => void;
};

function Status({ state, label, onRetry }: StatusProps) {
  const { formatMessage } = useIntl();
  switch (state.step) {
    case 'idle':
      return null;
    case 'uploading':
      return <ProgressBar label={`${label}: ${formatMessage({ id: 'ui.upload.uploading' })}`} value={state.progress} />;
    case 'done':
      return (
        <p role="status" className="text-sm font-semibold text-free">
          <FormattedMessage id="ui.upload.done" />
        </p>
      );
    case 'failed': {
      const { picture } = state;
      return (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm font-semibold text-danger">
          <FormattedMessage id={state.message} />
          {picture && (
            <Button size="s" onClick={() => onRetry(picture)}>
              <RotateCcw aria-hidden className="size-4.5" />
              <FormattedMessage id="ui.retry" />
            </Button>
          )}
        </div>
      );
    }
  }
}

type PickerProps = {
  readonly label: string;
  readonly isCamera?: boolean;
  readonly isReplacing?: boolean;
  readonly onPick: (file: File | undefined) => void;
};

function Picker({ label, isCamera = false, isReplacing = false, onPick }: PickerProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const action: MessageKey = isCamera ? 'ui.upload.camera' : isReplacing ? 'ui.upload.replace' : 'ui.upload.file';
  const Icon = isCamera ? Camera : ImagePlus;
  return (
    <>
      <Button tone={isCamera ? 'ink' : 'outline'} onClick={() => input.current?.click()}>
        <Icon aria-hidden className="size-5" />
        <FormattedMessage id={action} />
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={`${label}: ${formatMessage({ id: action })}`}
        {...(isCamera && { capture: 'environment' as const })}
        className="hidden"
        onChange={({ target }) => {
          onPick(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
