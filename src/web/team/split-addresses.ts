/** The addresses in a text that somebody pasted: lists from mail programs, `Ida Neu <ida@haulage.example>`, tables. */
export const splitAddresses = (text: string): readonly string[] => [
  ...new Set(text.match(/(?<![^\s,;<>()"'])[^\s,;<>()"'@]+@[^\s,;<>()"']+/g) ?? []),
];
