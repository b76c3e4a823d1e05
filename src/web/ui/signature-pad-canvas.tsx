import type SignaturePadLibrary from 'signature_pad';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { loadPatiently } from '#web/client/load-patiently.ts';

export type DrawnSignature = {
  /** The strokes as an SVG document. */
  readonly svg: string;
  /** The picture as a PNG data URL. */
  readonly png: string;
};

export type SignatureCanvasHandle = { readonly undo: () => void; readonly clear: () => void };

type Props = {
  readonly ref: Ref<SignatureCanvasHandle>;
  readonly label: string;
  readonly describedBy: string;
  readonly onChange: (signature: DrawnSignature | null) => void;
};

/** The ink of the picture, which is the same in every document. */
const PEN_COLOR = '#0b0c0e';
const PAPER_COLOR = '#ffffff';

const readSignature = (pad: SignaturePadLibrary): DrawnSignature | null =>
  pad.isEmpty() ? null : { svg: pad.toSVG(), png: pad.toDataURL('image/png') };

export function SignatureCanvas({ ref, label, describedBy, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePadLibrary>(undefined);
  const report = useEffectEvent(onChange);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let stop = () => {};
    let isCancelled = false;
    const start = async () => {
      const { default: Library } = await loadPatiently(() => import('signature_pad'));
      if (isCancelled) return;
      const created = new Library(element, { penColor: PEN_COLOR, backgroundColor: PAPER_COLOR });
      pad.current = created;
      created.addEventListener('endStroke', () => report(readSignature(created)));
      // At once, as the observer first speaks with the next frame.
      fitToScreen(element, created);
      const observer = new ResizeObserver(() => fitToScreen(element, created));
      observer.observe(element);
      stop = () => {
        observer.disconnect();
        created.off();
      };
    };
    void start();
    return () => {
      isCancelled = true;
      stop();
    };
  }, []);

  const redraw = (keep: (strokes: ReturnType<SignaturePadLibrary['toData']>) => typeof strokes) => {
    if (!pad.current) return;
    pad.current.fromData(keep(pad.current.toData()));
    onChange(readSignature(pad.current));
  };
  useImperativeHandle(ref, () => ({
    undo: () => redraw((strokes) => strokes.slice(0, -1)),
    clear: () => redraw(() => []),
  }));

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      className="mt-1 block h-48 w-full touch-none rounded-card border border-line-field bg-sheet"
    />
  );
}

/** A canvas forgets its picture when its size changes; the strokes are drawn again at the new one. */
function fitToScreen(element: HTMLCanvasElement, pad: SignaturePadLibrary): void {
  const ratio = Math.max(window.devicePixelRatio, 1);
  const width = Math.round(element.offsetWidth * ratio);
  const height = Math.round(element.offsetHeight * ratio);
  if (width === 0 || (element.width === width && element.height === height)) return;
  const strokes = pad.toData();
  element.width = width;
  element.height = height;
  element.getContext('2d')?.scale(ratio, ratio);
  pad.clear();
  pad.fromData(strokes);
}
