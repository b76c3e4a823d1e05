import { expect, test } from 'vitest';
import { hasWebAddress } from './has-web-address.ts';

test.each([
  'Müller Transporte GmbH & Co. KG',
  'Müller Transporte GmbH & Co.KG',
  'Adige Logistica S.r.l.',
  'Adige Logistica S.p.A.',
  'Wielkopolska Trans Sp. z o.o.',
  'Wielkopolska Trans Sp.z o.o.',
  'Bohemia Cargo s.r.o.',
  'Balkan Prevoz d.o.o.',
  'Danske Vognmænd A/S',
  'Müller/Meier GbR',
  'Dr.Meier Spedition',
  'Fa.Schmidt',
  'J.de Boer Transport B.V.',
  'H. van den Berg',
  'St.Gallen Logistik AG',
  '4.0 Logistics',
  'No. 1.2 Haulage',
  'Anna-Lena',
  'O’Neill',
  'ООО «Рога и копыта»',
  'Nr.5',
  '',
])('%s is a name', (name) => {
  expect(hasWebAddress(name)).toBe(false);
});

test.each([
  'http://evil.example',
  'Click HTTPS://EVIL.EXAMPLE now',
  'see www.evil.example',
  'evil.com',
  'EVIL.COM',
  'You won! evil.com/prize',
  'bit.ly/3xyz',
  't.me/prize',
  'x.com',
  'evil.co.uk',
  'пример.рф',
  'evil.xn--p1ai',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'pay (evil.shop) today',
  'evil.de!',
  'evil.com:8080',
  'somebody@evil.de',
  'ftp://1.2.3.4',
  '1.2.3.4/prize',
  'Trans.eu',
])('%s holds an address', (name) => {
  expect(hasWebAddress(name)).toBe(true);
});

test.each(['a', '.', 'a.', '.a', 'a.a', '/', '-.'])('a long row of %s is judged at once', (piece) => {
  const started = performance.now();
  hasWebAddress(piece.repeat(200_000));
  expect(performance.now() - started).toBeLessThan(5_000);
});
