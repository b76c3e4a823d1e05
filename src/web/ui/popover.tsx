import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { POPOVER } from './list-option.tsx';

interface PopoverProps extends Pick<ButtonLook, 'tone' | 'size'> {
  readonly trigger: ReactNode;
  /** Names the panel for those who do not see where it came from. */
  readonly label: string;
  readonly triggerClassName?: string;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small panel beside its button; for anything longer there is the drawer. */
export function Popover({ trigger, label, triggerClassName, children, ...look }: PopoverProps) {
  return (
    <DialogTrigger>
      <AriaButton className={triggerClassName ?? buttonStyle(look)}>{trigger}</AriaButton>
      <AriaPopover placement="bottom start" className={POPOVER}>
        <Dialog aria-label={label} className="p-4 outline-none">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
