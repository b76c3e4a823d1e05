import { FormattedMessage } from '#i18n/intl.tsx';
import type { BankView } from './load-bank.server.ts';

const PARTS = [
  { name: 'booked', look: 'bg-asphalt-950' },
  { name: 'proposed', look: 'bg-asphalt-400' },
  { name: 'unknown', look: 'hatch border border-asphalt-400' },
] as const;

/** How much of what came in is where it belongs. */
export function BankBar({ sums }: Pick<BankView, 'sums'>) {
  const parts = PARTS.map((part) => ({ ...part, ...sums[part.name] }));
  const all = parts.reduce((sum, { cents }) => sum + cents, 0);
  if (all === 0) return null;
  return (
    <div className="mb-5">
      <div aria-hidden="true" className="flex h-3 gap-0.5">
        {parts
          .filter(({ cents }) => cents > 0)
          .map(({ name, look, cents }) => (
            <span key={name} className={`min-w-1.5 rounded-badge ${look}`} style={{ flexGrow: cents / all }} />
          ))}
      </div>
      <ul className="mt-2.5 flex flex-wrap gap-x-6 gap-y-1 text-body-s text-asphalt-600">
        {parts.map(({ name, look, amount, count }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-badge ${look}`} />
            <FormattedMessage id={`adminBank.${name}.sum`} values={{ amount, count }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
