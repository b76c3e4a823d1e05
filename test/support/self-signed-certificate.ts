import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const element = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Uint8Array[]) => element(0x30, ...parts);
const hex = (digits: string) => Buffer.from(digits, 'hex');
const time = (date: Date) => element(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

const ECDSA_WITH_SHA256 = sequence(hex('06082a8648ce3d040302'));
const COMMON_NAME = hex('0603550403');
const SUBJECT_ALT_NAME = hex('0603551d11');
const DAY = 24 * 60 * 60 * 1000;

/** A certificate of its own authority for the given hosts, so that tests can speak TLS and no key lies in the tree. */
export function makeCertificate(hosts: readonly string[]): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const name = sequence(element(0x31, sequence(COMMON_NAME, element(0x0c, Buffer.from('Test')))));
  const names = sequence(...hosts.map((host) => element(0x82, Buffer.from(host))));
  const certificate = sequence(
    element(0xa0, hex('020102')),
    element(0x02, Buffer.concat([hex('01'), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(Date.now() - DAY)), time(new Date(Date.now() + DAY))),
    name,
    publicKey,
    element(0xa3, sequence(sequence(SUBJECT_ALT_NAME, element(0x04, names)))),
  );
  const signature = sign('sha256', certificate, createPrivateKey(privateKey));
  const whole = sequence(certificate, ECDSA_WITH_SHA256, element(0x03, hex('00'), signature));
  const cert = `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey, cert };
}
