import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

export type StepState = 'done' | 'current' | 'ahead' | 'failed';

const STATES = {
  done: 'bg-asphalt-950 text-white',
  current: 'border-[5px] border-asphalt-950 bg-signal size-6!',
  ahead: 'border-2 border-asphalt-400 bg-paper',
  failed: 'border-[5px] border-danger bg-white',
} as const satisfies Record<StepState, string>;

/** The post of a step on the lane: black when passed, yellow where we stand, hollow ahead. */
function Post({ state }: { readonly state: StepState }) {
  return (
    <span className="grid size-6 shrink-0 place-items-center">
      <span className={cx('grid size-5 place-items-center rounded-full', STATES[state])}>
        {state === 'done' && <Check aria-hidden="true" className="size-3 stroke-[3.5]" />}
      </span>
    </span>
  );
}

const stepState = (position: number, current: number): StepState =>
  position < current ? 'done' : position === current ? 'current' : 'ahead';

export interface Step {
  readonly label: string;
  /** A step already taken can be visited again. */
  readonly to?: string;
}

interface StepBarProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Counted from 0. */
  readonly current: number;
  /** "Schritt 4 von 4", shown instead of the names on phones. */
  readonly summary: string;
}

/** Where we are in a flow: a driven lane is solid, the one ahead is dashed. */
export function StepBar({ label, steps, current, summary }: StepBarProps) {
  return (
    <nav aria-label={label}>
      <div className="flex items-center justify-between gap-4 md:hidden">
        <span className="font-semibold">{summary}</span>
        <span aria-hidden="true" className="flex gap-1.5">
          {steps.map(({ label: name }, position) => (
            <span
              key={name}
              className={cx(
                'h-1.5 w-7 rounded-badge',
                position < current && 'bg-asphalt-950',
                position === current && 'bg-signal ring-1 ring-asphalt-950',
                position > current && 'bg-line-strong',
              )}
            />
          ))}
        </span>
      </div>
      <ol className="hidden md:flex">
        {steps.map(({ label: name, to }, position) => {
          const state = stepState(position, current);
          return (
            <li
              key={name}
              aria-current={state === 'current' ? 'step' : undefined}
              className={cx('min-w-0', position < steps.length - 1 && 'flex-1')}
            >
              <span className="flex items-center">
                <Post state={state} />
                {position < steps.length - 1 && (
                  <span
                    aria-hidden="true"
                    className={cx(
                      '-mx-0.5 grow',
                      position < current ? 'h-0.75 bg-asphalt-950' : 'lane-tight text-asphalt-400',
                    )}
                  />
                )}
              </span>
              <span
                className={cx(
                  'mt-1 block pe-3 text-body-s',
                  state === 'current' && 'font-bold',
                  state === 'ahead' && 'text-asphalt-600',
                )}
              >
                {state === 'done' && to !== undefined ? (
                  <Link to={to} className="-my-1 inline-block rounded-badge py-1 hover:underline">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

export interface BarState {
  readonly key: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly state: StepState;
}

/** The states of a booking on one lane, with their dates; stands upright on phones. */
export function StateBar({ states, label }: { readonly states: readonly BarState[]; readonly label: string }) {
  return (
    <ol aria-label={label} className="flex flex-col md:flex-row">
      {states.map(({ key, label: name, note, state }, position) => {
        const isLast = position === states.length - 1;
        const isDriven = state === 'done';
        return (
          <li
            key={key}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cx('flex gap-3 md:block', !isLast && 'md:flex-1')}
          >
            <span className="flex flex-col items-center md:flex-row">
              <Post state={state} />
              {!isLast && (
                <>
                  <span
                    aria-hidden="true"
                    className={cx(
                      '-my-0.5 min-h-5 grow md:hidden',
                      isDriven ? 'w-0.75 bg-asphalt-950' : 'lane-down text-asphalt-400',
                    )}
                  />
                  <span
                    aria-hidden="true"
                    className={cx(
                      '-mx-0.5 hidden grow md:block',
                      isDriven ? 'h-0.75 bg-asphalt-950' : 'lane-tight text-asphalt-400',
                    )}
                  />
                </>
              )}
            </span>
            <span className="block pe-3 pb-3 text-body-s md:mt-1 md:pb-0">
              <span
                className={cx('block', state === 'current' && 'font-bold', state === 'ahead' && 'text-asphalt-600')}
              >
                {name}
              </span>
              {note !== undefined && <span className="block text-sm text-asphalt-600">{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
