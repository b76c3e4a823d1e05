import { useEffect, useMemo } from 'react';

type PictureProps = { readonly source: string | Blob; readonly alt: string; readonly className?: string };

/** A picture from the server, or one that is still only on this device. */
export function Picture({ source, alt, className }: PictureProps) {
  const address = useMemo(() => (typeof source === 'string' ? source : URL.createObjectURL(source)), [source]);
  useEffect(() => (typeof source === 'string' ? undefined : () => URL.revokeObjectURL(address)), [source, address]);
  return <img src={address} alt={alt} className={className} />;
}
