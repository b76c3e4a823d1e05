import { expect, test } from 'vitest';
import { maskFault } from './mask-fault.ts';

test.each([
  ["Cannot read properties of undefined (reading 'depot')", "Cannot read properties of undefined (reading 'depot')"],
  ['period is not defined', 'period is not defined'],
  ['Unexpected token \'M\', "Max Muster"... is not valid JSON', 'Unexpected token ***, ***... is not valid JSON'],
  ['no user max.muster@haulage.example here', 'no user *** here'],
  [
    'Failed to fetch https://shop.example/reset-account/abc?mail=x#y',
    'Failed to fetch https://shop.example/reset-account/***',
  ],
  ['GET /register/s3cr3t-t0k3n failed', 'GET /register/***'],
  ['at /sign-up/confirmed-Max-Muster', 'at /sign-up/confirmed-***'],
  ['session 0199a6c2-5b6e-7cc1-9d4e-2f1d3a5b7c9e is gone', 'session *** is gone'],
  ['IBAN DE02120300000000202051 refused', 'IBAN *** refused'],
  ['call 491701234567', 'call ***'],
  ['GET /api/orders/0199a6c2-5b6e/x failed', 'GET /api/orders/***/x failed'],
  ['Kunde „Spedition Muster“ fehlt', 'Kunde *** fehlt'],
  ['error loading https://shop.example/assets/Bx12ab9.js', 'error loading https://shop.example/assets/Bx12ab9.js'],
])('%s', (message, masked) => {
  expect(maskFault(message)).toBe(masked);
});
