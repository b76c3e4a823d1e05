import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { type ButtonLook, iconButtonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import { LIST, POPOVER, ROW } from './list-option.tsx';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onAction: () => void;
  readonly isDisabled?: boolean;
  readonly isDangerous?: boolean;
}

interface MenuProps extends Pick<ButtonLook, 'tone' | 'size'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly actions: readonly MenuAction[];
}

/** Further actions behind one button. */
export function Menu({ label, icon, actions, ...look }: MenuProps) {
  return (
    <MenuTrigger>
      <AriaButton aria-label={label} className={iconButtonStyle(look)}>
        {icon}
      </AriaButton>
      <Popover placement="bottom end" className={POPOVER}>
        <AriaMenu className={LIST}>
          {actions.map(({ id, label: name, icon: picture, onAction, isDisabled = false, isDangerous = false }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={name}
              onAction={onAction}
              isDisabled={isDisabled}
              className={cx(ROW, isDangerous && 'text-danger data-focused:bg-danger-soft')}
            >
              {picture !== undefined && <span className="*:size-5">{picture}</span>}
              <span className="grow">{name}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
