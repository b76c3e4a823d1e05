import { cx } from './cx.ts';

/** Distinguishing signs of the countries that are not written like their code. */
const SIGNS: Record<string, string> = { DE: 'D', AT: 'A', BE: 'B', FR: 'F', ES: 'E', IT: 'I' };
const YELLOW = new Set(['NL']);
/** German plates carry the seals of registration and inspection between district and number. */
const SEALED = new Set(['DE']);

const SIZES = {
  s: {
    plate: 'h-5.5 rounded-[4px] text-sm',
    band: 'w-3.5 text-[7px]',
    stars: 'size-2.5',
    seal: 'size-1.25',
    gap: 'px-1.5',
  },
  m: {
    plate: 'h-7 rounded-[5px] text-[17px]',
    band: 'w-4.5 text-[8px]',
    stars: 'size-3.5',
    seal: 'size-1.75',
    gap: 'px-2',
  },
  l: {
    plate: 'h-11 rounded-control text-[31px]',
    band: 'w-7 text-[13px]',
    stars: 'size-5',
    seal: 'size-3',
    gap: 'px-3',
  },
} as const;

const STARS = Array.from({ length: 12 }, (_, position) => {
  const angle = (position * Math.PI) / 6;
  return { cx: (8 + 6 * Math.sin(angle)).toFixed(2), cy: (8 - 6 * Math.cos(angle)).toFixed(2) };
});

interface PlateProps {
  readonly number: string;
  /** ISO code of the country that issued it. */
  readonly country: string;
  readonly size?: keyof typeof SIZES;
}

/** A licence plate drawn as a plate. The number stays one piece of text for search and screen readers. */
export function Plate({ number, country, size = 'm' }: PlateProps) {
  const look = SIZES[size];
  const [district = '', ...rest] = number.split(/\s+/u);
  const hasSeals = SEALED.has(country) && rest.length > 0;
  return (
    <span
      translate="no"
      className={cx(
        'text-plate inline-flex items-stretch overflow-hidden border-[1.5px] border-asphalt-950 leading-none whitespace-nowrap text-asphalt-950',
        YELLOW.has(country) ? 'bg-signal' : 'bg-white',
        look.plate,
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'flex shrink-0 flex-col items-center justify-between bg-eu py-[0.16em] font-sans tracking-normal text-white',
          look.band,
        )}
      >
        <svg viewBox="0 0 16 16" className={cx('fill-eu-star', look.stars)}>
          {STARS.map((star) => (
            <circle key={star.cx + star.cy} {...star} r="1.15" />
          ))}
        </svg>
        {SIGNS[country] ?? country}
      </span>
      <span className={cx('flex items-center gap-[0.3em]', look.gap)}>
        {hasSeals ? (
          <>
            {district}{' '}
            <span aria-hidden="true" className="flex flex-col gap-[0.12em]">
              <i className={cx('rounded-full border border-asphalt-400 bg-line', look.seal)} />
              <i className={cx('rounded-full border border-asphalt-400 bg-line', look.seal)} />
            </span>
            {rest.join(' ')}
          </>
        ) : (
          number
        )}
      </span>
    </span>
  );
}
