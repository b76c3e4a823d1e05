import { isTrailerType } from '#domain/trailer/trailer-type.ts';
import icons from './type-icons.svg?url&no-inline';

interface TypeIconProps {
  readonly type: string;
  readonly className?: string;
}

/** The small side view of a trailer type, in the colour of the text around it. */
export function TypeIcon({ type, className = 'size-6' }: TypeIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={`${icons}#${isTrailerType(type) ? type : 'box'}`} />
    </svg>
  );
}
