import * as z from 'zod/mini';
import { shape } from './shape.ts';

export const hoursRange = shape('HoursRange', { from: z.string(), to: z.string() });
/** By ISO weekday, Monday is 1. */
export const weeklyHours = z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), z.array(hoursRange));
/** Days of the year, `MM-DD`, on which other hours hold. */
export const season = shape('Season', { from: z.string(), to: z.string(), week: weeklyHours });
