import * as z from 'zod/mini';
import { shape } from './shape.ts';

export const money = shape('Money', { cents: z.int(), currency: z.literal('EUR') });

/** With tax. */
export const balance = shape('Balance', {
  paid: money,
  /** What is still to be paid. */
  open: money,
  /** What was paid too much and goes back. */
  refund: money,
});
