import { cx } from './cx.ts';

/** Distinguishing signs of the countries that are not written like their code. */
const SIGNS: Record<string, string> = { DE: 'D', AT: 'A', BE: 'B', FR: 'F', ES: 'E', IT: 'I' };
const YELLOW = new Set(['NL']);
/** German plates carry the seals of registration and inspection between district and number. */
const SEALED = new Set(['DE']);

const SIZES = { s: 'plate-s', m: 'plate-m', l: 'plate-l' } as const;

interface PlateProps {
  readonly number: string;
  /** ISO code of the country that issued it. */
  readonly country: string;
  readonly size?: keyof typeof SIZES;
}

/** A licence plate drawn as a plate. The number stays one piece of text for search and screen readers. */
export function Plate({ number, country, size = 'm' }: PlateProps) {
  const [district = '', ...rest] = number.split(/\s+/u);
  const hasSeals = SEALED.has(country) && rest.length > 0;
  return (
    <span translate="no" className={cx('plate', YELLOW.has(country) ? 'bg-signal' : 'bg-white', SIZES[size])}>
      <span aria-hidden="true">{SIGNS[country] ?? country}</span>
      <span>
        {hasSeals ? (
          <>
            {`${district} `}
            <i aria-hidden="true" />
            {rest.join(' ')}
          </>
        ) : (
          number
        )}
      </span>
    </span>
  );
}
