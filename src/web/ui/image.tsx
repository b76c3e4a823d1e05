import { use, useEffect, useRef, useState } from 'react';
import { PageScopeContext } from '#web/page-scope.tsx';
import { toImageAttributes, type ImageInput } from './image-attributes.ts';
import { cx } from './cx.ts';

type ImageProps = Omit<ImageInput, 'width'> & {
  readonly alt: string;
  /** The shape that is kept free until the picture is there. Without a preset the width also chooses the file. */
  readonly width: number;
  readonly height: number;
  readonly placeholder?: boolean;
  readonly fetchPriority?: 'high' | 'low' | 'auto';
  readonly className?: string;
  readonly onError?: () => void;
};

const NO_HOSTS: readonly string[] = [];

/** A picture in the size its place needs. Its stage stands from the first paint on, with or without scripts. */
export function Image({
  alt,
  width,
  height,
  placeholder = true,
  fetchPriority,
  className,
  onError,
  ...input
}: ImageProps) {
  const hosts = use(PageScopeContext)?.config.imageHosts ?? NO_HOSTS;
  const attributes = toImageAttributes(input.preset === undefined ? { width, ...input } : input, hosts);
  const { src } = attributes;
  const image = useRef<HTMLImageElement>(null);
  const [loadedSrc, setLoadedSrc] = useState<string>();

  // A picture may have arrived before the scripts did.
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth > 0) setLoadedSrc(src);
  }, [src]);

  const isWaiting = placeholder && loadedSrc !== src;
  return (
    <img
      {...attributes}
      ref={image}
      alt={alt}
      width={width}
      height={height}
      fetchPriority={fetchPriority}
      data-waiting={isWaiting || undefined}
      className={cx(isWaiting && 'bg-paper-sunken', className)}
      onLoad={() => setLoadedSrc(src)}
      onError={onError}
    />
  );
}
