import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';

interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  readonly children: ReactNode;
}

/** Takes effect at once, without a button to save. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className="group inline-flex min-h-8 cursor-pointer items-center gap-3 text-body-s data-disabled:cursor-default data-disabled:text-asphalt-500 touch:min-h-11"
    >
      <span className="flex h-6.5 w-11 shrink-0 items-center rounded-full bg-asphalt-400 p-0.75 transition-colors duration-250 ease-road group-data-disabled:bg-line-strong group-data-focus-visible:focus-ring group-data-hovered:bg-asphalt-500 group-data-selected:bg-asphalt-950 group-data-disabled:group-data-selected:bg-asphalt-400">
        <span className="size-5 rounded-full bg-white shadow-1 transition-[translate] duration-250 ease-road group-data-pressed:scale-95 group-data-selected:translate-x-4.5" />
      </span>
      <span className="min-w-0">{children}</span>
    </AriaSwitch>
  );
}
