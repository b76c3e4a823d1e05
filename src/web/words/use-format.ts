import { createFormat, type Format } from '#i18n/format.ts';
import { usePageScope } from '#web/page-scope.tsx';

const formats = new Map<string, Format>();

/** For figures that come about in the browser, such as the sum of what is ticked. All others arrive written. */
export function useFormat(): Format {
  const { locale, year } = usePageScope();
  const format = formats.get(locale) ?? createFormat(locale, year);
  formats.set(locale, format);
  return format;
}
