import { z } from 'zod';
import type { NumberField } from '#domain/setting/setting-field.ts';

export const choice = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((text) => text === 'true' || text === '1' || text === 'on');
export const flag = (standard: boolean) => choice.default(standard);

export const list = (standard: string) =>
  z
    .string()
    .default(standard)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    );

export const json = <T extends z.ZodType>(schema: T, standard: z.input<T>) =>
  z
    .string()
    .default(JSON.stringify(standard))
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'is not valid JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** As much as the console may choose, too. */
export const within = ({ least, most }: NumberField) => z.coerce.number().int().min(least).max(most);

export const optional = z.string().min(1).optional();
/** A sum in whole euros; without one, never. */
export const eurosOrNever = z
  .union([z.literal('').transform(() => undefined), z.coerce.number().int().min(0).max(100_000_000)])
  .optional();
/** The driver knows no second host: a name or a proxy that follows the primary stands for both. */
export const databaseUrl = z
  .string()
  .refine((url) => !/^\w+:\/\/[^/?]*,/.test(url), {
    error: 'names several hosts; name one that leads to the primary',
    abort: true,
  })
  .pipe(z.url({ protocol: /^postgres(ql)?$/ }));
export const storageKind = z.enum(['local', 'session', 'cookie']);
