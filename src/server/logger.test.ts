import { describe, expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(facts: object): string {
  let text = '';
  createLogger({ LOG_LEVEL: 'info', INSTANCE_NAME: 'shop-1' }, { write: (line) => (text += line) }).info(
    facts,
    'something happened',
  );
  return text;
}

describe('the log', () => {
  test.each([
    { password: 'secret' },
    { body: { newPassword: 'secret' } },
    { err: { request: { authorization: 'secret' } } },
    { mandate: { iban: 'secret' } },
    { headers: { cookie: 'secret' } },
    { err: Object.assign(new Error('violates check constraint'), { detail: 'Failing row contains (secret).' }) },
  ])('hides what might be a secret: %o', (facts) => {
    expect(logged(facts)).toContain('[hidden]');
    expect(logged(facts)).not.toContain('secret');
  });

  test.each([
    { path: '/pl/register/secret?x=1' },
    { path: `/reset-account/${'secret'.repeat(1000)}` },
    { err: new Error('Page Not Found: /register/secret') },
    { err: Object.assign(new Error('failed'), { stack: 'Error: /api/registrations/secret\n  at line 1' }) },
  ])('names no token of a path: %o', (facts) => {
    expect(logged(facts)).toContain('/***');
    expect(logged(facts)).not.toContain('secret');
  });

  test('does not grow with what strangers send', () => {
    expect(logged({ path: `/${'x'.repeat(10_000)}` }).length).toBeLessThan(500);
    expect(logged({ err: new Error('x'.repeat(100_000)) }).length).toBeLessThan(5_000);
  });

  test('keeps what helps to find the fault', () => {
    const err = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'user_account_email_key' });
    const line: unknown = JSON.parse(logged({ err, traceId: 'a trace' }));
    expect(line).toMatchObject({
      instance: 'shop-1',
      msg: 'something happened',
      traceId: 'a trace',
      err: { message: 'duplicate key', code: '23505', constraint: 'user_account_email_key' },
    });
  });
});
