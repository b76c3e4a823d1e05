import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  type DateValue,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { FIELD, fieldBox, FieldHelp, FieldLabel, type FieldTexts, invalidWith } from './field.tsx';
import { POPOVER } from './list-option.tsx';

type DatePickerProps<T extends DateValue> = Omit<AriaDatePickerProps<T>, 'children' | 'className' | 'style'> &
  FieldTexts;

const ARROW =
  'grid size-10 place-items-center rounded-control hover:bg-paper-sunken data-disabled:text-asphalt-400 touch:size-11';

/** One date, typed or taken from a month. */
export function DatePicker<T extends DateValue>({
  label,
  aside,
  description,
  errorMessage,
  ...props
}: DatePickerProps<T>): ReactNode {
  return (
    <AriaDatePicker hourCycle={24} shouldForceLeadingZeros {...invalidWith(errorMessage)} {...props} className={FIELD}>
      <FieldLabel label={label} aside={aside} />
      <Group className={fieldBox()}>
        <DateInput className="flex min-w-0 grow overflow-hidden">
          {(segment) => (
            <DateSegment
              segment={segment}
              className="rounded-badge px-0.5 whitespace-pre outline-none data-focused:bg-asphalt-950 data-focused:text-white data-placeholder:text-asphalt-500 data-placeholder:data-focused:text-white data-[type=literal]:px-0"
            />
          )}
        </DateInput>
        <Button className="-me-2 grid size-9.5 shrink-0 place-items-center rounded-control hover:bg-paper-sunken touch:size-11">
          <CalendarDays aria-hidden="true" className="size-5" />
        </Button>
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover className={POPOVER}>
        <Dialog className="p-4 outline-none">
          <Calendar firstDayOfWeek="mon" className="w-74">
            <header className="mb-2 grid grid-cols-[2.5rem_1fr_2.5rem] items-center">
              <Button slot="previous" className={ARROW}>
                <ChevronLeft aria-hidden="true" className="size-5" />
              </Button>
              <CalendarHeading className="text-center font-semibold" />
              <Button slot="next" className={ARROW}>
                <ChevronRight aria-hidden="true" className="size-5" />
              </Button>
            </header>
            <CalendarGrid weekdayStyle="short" className="w-full table-fixed">
              <CalendarGridHeader>
                {(day) => (
                  <CalendarHeaderCell className="text-label pb-1.5 font-medium text-asphalt-600">
                    {day}
                  </CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => (
                  <CalendarCell
                    date={date}
                    className="grid h-10.5 cursor-pointer place-items-center rounded-control font-condensed font-semibold outline-none data-disabled:cursor-default data-disabled:font-normal data-disabled:text-asphalt-500 data-focus-visible:focus-ring data-hovered:bg-paper-sunken data-outside-month:hidden data-selected:bg-asphalt-950 data-selected:text-white data-unavailable:line-through"
                  />
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
