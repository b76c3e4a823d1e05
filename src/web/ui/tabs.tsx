import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { cx } from './cx.ts';

const ROW = '-mx-4 flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0';
const TAB =
  'relative flex min-h-12 shrink-0 cursor-pointer items-center gap-2 text-base font-semibold whitespace-nowrap text-asphalt-600 outline-none transition-colors hover:text-asphalt-950';
const CURRENT = 'text-asphalt-950 shadow-[inset_0_-3px_0_var(--color-asphalt-950)]';

export interface TabContent {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

/** Parts of one page that are already there. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly TabContent[] }) {
  return (
    <AriaTabs>
      <TabList aria-label={label} className={ROW}>
        {tabs.map(({ id, label: name, isDisabled = false }) => (
          <Tab
            key={id}
            id={id}
            isDisabled={isDisabled}
            className={({ isSelected, isFocusVisible }) =>
              cx(
                TAB,
                isSelected && CURRENT,
                isFocusVisible && 'focus-ring -outline-offset-2',
                isDisabled && 'cursor-default text-asphalt-400',
              )
            }
          >
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-6 outline-none data-focus-visible:focus-ring">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
