/** Long passwords that people choose most often and that every attacker tries first, in lower case. */
const WHOLE = [
  '012345678901',
  '098765432109',
  '123456789012',
  '987654321098',
  '123123123123',
  '123321123321',
  '1234567890123',
  '12345678901234567890',
  '1q2w3e4r5t6y',
  '1q2w3e4r5t6y7u8i',
  '1qaz2wsx3edc',
  '1qaz2wsx3edc4rfv',
  'abcdefghijkl',
  'abcdefghijklmnopqrstuvwxyz',
  'administrator',
  'asdfghjklasdfghjkl',
  'changemechangeme',
  'correcthorsebatterystaple',
  'donaudampfschiff',
  'iloveyou1234',
  'iloveyouforever',
  'letmeinletmein',
  'passwordpassword',
  'passwortpasswort',
  'qazwsxedcrfv',
  'qwertyuiop123',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjkl',
  'qwertyqwerty',
  'qwerty123456',
  'qwertz123456',
  'zaq12wsxcde3',
  'zxcvbnm12345',
] as const;

/** Words that become common passwords when something is appended to reach the length. */
const STEMS = [
  'admin',
  'administrator',
  'auflieger',
  'contrasena',
  'geheim',
  'hallo',
  'iloveyou',
  'letmein',
  'logistics',
  'logistik',
  'motdepasse',
  'passw0rd',
  'password',
  'passwort',
  'qwerty',
  'qwertyuiop',
  'qwertz',
  'qwertzuiop',
  'secret',
  'sommer',
  'spedition',
  'start',
  'summer',
  'trailer',
  'trailertrailer',
  'trailyard',
  'transport',
  'welcome',
  'willkommen',
  'winter',
] as const;

const COUNTING = '1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 321 000 0000 111 1111 007'.split(
  ' ',
);
const YEARS = Array.from({ length: 15 }, (_, index) => String(2016 + index));
const SUFFIXES = ['', ...COUNTING, ...YEARS];
const ENDINGS = ['', '!', '!!', '.', '?', '#', '*'];
const REPEATED = Array.from('0123456789abcdefghijklmnopqrstuvwxyz').flatMap((character) =>
  [12, 13, 14, 15, 16].map((length) => character.repeat(length)),
);

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...WHOLE,
  ...REPEATED,
  ...STEMS.flatMap((stem) => SUFFIXES.flatMap((suffix) => ENDINGS.map((ending) => stem + suffix + ending))),
]);
