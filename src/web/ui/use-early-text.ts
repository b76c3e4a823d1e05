import { type RefObject, useLayoutEffect, useState } from 'react';

type TextProps = {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
};

/**
 * Keeps what was typed, or filled in by a password manager, before the page's own code came. Fields whose value is kept
 * elsewhere are left alone: their owner knows what to do with it.
 */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  { value, defaultValue = '', onChange }: TextProps,
) {
  const [own, setOwn] = useState(defaultValue);
  const change = (text: string) => {
    setOwn(text);
    onChange?.(text);
  };
  useLayoutEffect(() => {
    const early = input.current?.value ?? '';
    if (value === undefined && early !== own) change(early);
    // Only the first look can find something that nobody has heard of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { value: value ?? own, onChange: change };
}
