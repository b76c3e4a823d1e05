/** VAT ids and account numbers as machines read them: `DE 999 999 999` becomes `DE999999999`. */
export const compactId = (text: string): string => text.replaceAll(/[\s.]/g, '').toUpperCase();
