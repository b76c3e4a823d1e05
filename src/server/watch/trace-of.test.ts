import { expect, test } from 'vitest';
import { traceOf } from './trace-of.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

test.each([`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-00`, `01-${TRACE}-${SPAN}-01-what-comes-later`])(
  'a trace that has begun goes on: %s',
  (traceparent) => {
    expect(traceOf(traceparent)).toBe(TRACE);
  },
);

test.each([
  undefined,
  '',
  TRACE,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${SPAN}-01-more`,
  `00-${TRACE}-${SPAN}-011`,
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}x-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
])('what is not valid begins a new one: %s', (traceparent) => {
  expect(traceOf(traceparent)).toMatch(/^[0-9a-f]{32}$/);
  expect(traceOf(traceparent)).not.toBe(TRACE);
});
