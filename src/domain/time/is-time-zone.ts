/** Whether the runtime can compute with it; offsets and abbreviations are no places. */
export function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '' && value.includes('/');
  } catch {
    return false;
  }
}
