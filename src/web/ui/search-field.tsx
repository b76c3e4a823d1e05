import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { Group } from 'react-aria-components/Group';
import { FIELD, FIELD_INPUT, fieldBox } from './field.tsx';

interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** Only heard: the glass and the placeholder say it to the eye. */
  readonly label: string;
  readonly placeholder?: string;
  readonly suffix?: ReactNode;
}

export function SearchField({ label, placeholder, suffix, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} aria-label={label} className={FIELD}>
      <Group isDisabled={props.isDisabled ?? false} className={fieldBox()}>
        <Search aria-hidden="true" className="size-5 shrink-0 text-asphalt-700" />
        <Input
          {...(placeholder !== undefined && { placeholder })}
          className={`${FIELD_INPUT} [&::-webkit-search-cancel-button]:hidden`}
        />
        <Button className="-me-2 grid size-9.5 shrink-0 place-items-center rounded-control text-asphalt-700 transition-colors group-data-empty:invisible hover:bg-paper-sunken touch:size-11">
          <X aria-hidden="true" className="size-4.5" />
        </Button>
        {suffix}
      </Group>
    </AriaSearchField>
  );
}
