/** What is read as one thing stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');
