import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { isPictureAllowed } from '#domain/image/is-picture-allowed.ts';
import { PageScopeContext } from '#web/page-scope.tsx';
import { toImageAttributes, type ImageInput } from './image-attributes.ts';

type ImageProps = Omit<ImageInput, 'width'> & {
  readonly alt: string;
  /** The shape that is kept free until the picture is there. Without a preset the width also chooses the file. */
  readonly width: number;
  readonly height: number;
  readonly fetchPriority?: 'high' | 'low' | 'auto';
  readonly className?: string;
  /** Stands in for a picture that cannot be had. */
  readonly fallback?: ReactNode;
};

const NO_HOSTS: readonly string[] = [];

/** A picture in the size its place needs. Its stage stands from the first paint on, with or without scripts. */
export function Image({ alt, width, height, fetchPriority, className, fallback, ...input }: ImageProps) {
  const hosts = use(PageScopeContext)?.config.imageHosts ?? NO_HOSTS;
  const attributes = toImageAttributes(input.preset === undefined ? { width, ...input } : input, hosts);
  const { src } = attributes;
  const image = useRef<HTMLImageElement>(null);
  const [settled, setSettled] = useState<{ readonly src: string; readonly isLoaded: boolean }>();

  // A picture may have arrived, or failed, before the scripts did.
  useEffect(() => {
    if (image.current?.complete === true) setSettled({ src, isLoaded: image.current.naturalWidth > 0 });
  }, [src]);

  const isLoaded = settled?.src === src && settled.isLoaded;
  const hasFailed = !isPictureAllowed(input.src, hosts) || (settled?.src === src && !settled.isLoaded);
  if (hasFailed && fallback !== undefined) return fallback;
  return (
    <img
      {...(!hasFailed && attributes)}
      ref={image}
      alt={alt}
      width={width}
      height={height}
      fetchPriority={fetchPriority}
      data-waiting={!isLoaded || undefined}
      className={className}
      onLoad={() => setSettled({ src, isLoaded: true })}
      onError={() => setSettled({ src, isLoaded: false })}
    />
  );
}
