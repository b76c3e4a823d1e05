import { Component, type ComponentType, lazy, type ReactNode, useCallback, useState } from 'react';
import { type Missing, MissingPart } from './missing-part.tsx';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A part of a page whose code comes when it is wanted. If it cannot be loaded, something stands in for it and can try
 * again; the rest of the page, and what was typed into it, stays.
 */
export function lazyPart<Props extends object>(load: Load<Props>, Instead: Missing<Props> = MissingPart) {
  const loadAnew = () =>
    lazy(async () => {
      try {
        return await load();
      } catch (cause) {
        throw new MissingCode('A part of the page could not be loaded', { cause });
      }
    });
  let Part = loadAnew();

  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const retry = useCallback(() => {
      // Not before: whoever waits for the first attempt would wait for the next one instead of being told, without end.
      Part = loadAnew();
      setAttempt((before) => before + 1);
    }, []);
    return (
      <MissingBoundary key={attempt} instead={<Instead part={props} attempt={attempt} onRetry={retry} />}>
        <Part {...props} />
      </MissingBoundary>
    );
  };
}

class MissingCode extends Error {}

type BoundaryProps = { readonly instead: ReactNode; readonly children: ReactNode };

class MissingBoundary extends Component<BoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof MissingCode) return this.props.instead;
    throw error;
  }
}
