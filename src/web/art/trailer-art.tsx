import type { CSSProperties } from 'react';
import { LIVERIES, type Livery } from './livery.ts';

/** Addresses only: the drawings stay files of their own, cached by hash, and `use` hands them our custom properties. */
const DRAWINGS = import.meta.glob<string>('./trailers/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const FALLBACK = './trailers/plane-standard.svg';

export const findTrailerDrawing = (type: string, subType: string): string =>
  DRAWINGS[`./trailers/${type}-${subType}.svg`] ??
  Object.entries(DRAWINGS).find(([path]) => path.startsWith(`./trailers/${type}-`))?.[1] ??
  DRAWINGS[FALLBACK] ??
  '';

interface TrailerArtProps {
  readonly type: string;
  readonly subType: string;
  readonly livery?: Livery;
  /** Named only where the drawing says something the text beside it does not. */
  readonly label?: string;
  /** Taken trailers stand there in grey. */
  readonly isTaken?: boolean;
  readonly className?: string;
}

/** All drawings share one scale (80 units are a metre) and one ground line. */
export function TrailerArt({ type, subType, livery, label, isTaken = false, className = '' }: TrailerArtProps) {
  const style: CSSProperties & { '--body'?: string } = livery ? { '--body': LIVERIES[livery] } : {};
  return (
    <svg
      viewBox="0 0 1200 420"
      style={style}
      className={`block w-full ${isTaken ? 'opacity-42 grayscale' : ''} ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${findTrailerDrawing(type, subType)}#art`} />
    </svg>
  );
}
