import { Eraser, Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from './button.tsx';
import { type DrawnSignature, SignatureCanvas, type SignatureCanvasHandle } from './signature-pad-canvas.tsx';
import { renderTypedSignature } from './signature-pad-typed.ts';

/** A signature as vector and as picture; `typed` tells the alternative for whoever cannot draw. */
export type Signature = DrawnSignature & { readonly kind: 'drawn' | 'typed' };

type Props = {
  readonly onChange: (signature: Signature | null) => void;
  /** Fills the name in advance, to be typed as the signature only on purpose. */
  readonly suggestedName?: string;
};

const WAYS = ['draw', 'type'] as const;
type Way = (typeof WAYS)[number];

/** Signing by finger, pen or mouse, or by typing one's name. */
export function SignaturePad({ onChange, suggestedName = '' }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const canvas = useRef<SignatureCanvasHandle>(null);
  const [way, setWay] = useState<Way>('draw');
  const [isSigned, setIsSigned] = useState(false);

  const change = (signature: Signature | null) => {
    setIsSigned(signature !== null);
    onChange(signature);
  };
  const choose = (next: Way) => {
    setWay(next);
    change(null);
  };

  return (
    <fieldset>
      <legend className="text-label">
        <FormattedMessage id="word.signature" />
      </legend>
      <div className="mt-2 flex gap-5">
        {WAYS.map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-2">
            <input type="radio" name={id} className="size-5" checked={way === option} onChange={() => choose(option)} />
            <FormattedMessage id={`ui.signature.${option}`} />
          </label>
        ))}
      </div>
      {way === 'draw' ? (
        <>
          <SignatureCanvas
            ref={canvas}
            label={formatMessage({ id: isSigned ? 'word.signed' : 'ui.signature.empty' })}
            describedBy={`${id}-hint`}
            onChange={(drawn) => change(drawn && { kind: 'drawn', ...drawn })}
          />
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="s" disabled={!isSigned} onClick={() => canvas.current?.undo()}>
              <Undo2 aria-hidden className="size-4.5" />
              <FormattedMessage id="ui.signature.undo" />
            </Button>
            <Button size="s" disabled={!isSigned} onClick={() => canvas.current?.clear()}>
              <Eraser aria-hidden className="size-4.5" />
              <FormattedMessage id="ui.clear" />
            </Button>
          </div>
        </>
      ) : (
        <TypedSignature
          suggestedName={suggestedName}
          describedBy={`${id}-hint`}
          onChange={(typed) => change(typed && { kind: 'typed', ...typed })}
        />
      )}
      <p id={`${id}-hint`} className="mt-2 text-sm text-asphalt-600">
        <FormattedMessage id="ui.signature.hint" />
      </p>
      <p role="status" className="sr-only">
        <FormattedMessage id={isSigned ? 'word.signed' : 'ui.signature.empty'} />
      </p>
    </fieldset>
  );
}

type TypedProps = {
  readonly suggestedName: string;
  readonly describedBy: string;
  readonly onChange: (signature: DrawnSignature | null) => void;
};

function TypedSignature({ suggestedName, describedBy, onChange }: TypedProps) {
  const [name, setName] = useState('');
  const type = (value: string) => {
    setName(value);
    onChange(renderTypedSignature(value));
  };
  return (
    <label className="block">
      <span className="text-label">
        <FormattedMessage id="word.fullName" />
      </span>
      <input
        type="text"
        autoComplete="name"
        maxLength={100}
        placeholder={suggestedName}
        aria-describedby={describedBy}
        value={name}
        onChange={({ target }) => type(target.value)}
        className="mt-1 block min-h-14 w-full rounded-control border border-line-field bg-sheet px-4 text-2xl italic"
      />
    </label>
  );
}
