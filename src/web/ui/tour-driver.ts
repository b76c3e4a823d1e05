import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import type { IntlShape } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import './tour.css';

export type TourStep = {
  /** What the step points at; without it, or while it is not on the page, the step stands in the middle. */
  readonly element?: string;
  readonly title: MessageKey;
  readonly text: MessageKey;
};

/** Starts the tour; the result ends it without telling anybody. */
export function startTour(
  steps: readonly TourStep[],
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  onEnd: (outcome: 'finished' | 'left') => void,
): () => void {
  const end = (outcome: 'finished' | 'left') => {
    stop();
    onEnd(outcome);
  };
  const stop = () => {
    window.removeEventListener('keyup', hear);
    tour.destroy();
  };
  // The library does not hear keys while a step moves; here the last of them waits until the step stands.
  let isMoving = false;
  let waiting: string | undefined;
  const hear = ({ key }: { readonly key: string }) => {
    if (key === 'Escape') end('left');
    else if (isMoving) waiting = key;
    else if (key === 'ArrowLeft' && tour.hasPreviousStep()) tour.movePrevious();
    else if (key === 'ArrowRight') {
      if (tour.isLastStep()) end('finished');
      else tour.moveNext();
    }
  };
  const tour = driver({
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    allowKeyboardControl: false,
    popoverClass: 'tour',
    stagePadding: 6,
    stageRadius: 10,
    showProgress: true,
    nextBtnText: formatMessage({ id: 'word.next' }),
    prevBtnText: formatMessage({ id: 'ui.tour.back' }),
    doneBtnText: formatMessage({ id: 'ui.tour.done' }),
    steps: steps.map(({ element, title, text }, index) => ({
      ...(element && document.querySelector(element)?.checkVisibility() ? { element } : {}),
      popover: {
        title: formatMessage({ id: title }),
        description: formatMessage({ id: text }),
        progressText: formatMessage({ id: 'ui.tour.progress' }, { current: index + 1, total: steps.length }),
      },
    })),
    onPopoverRender: ({ closeButton, title, footer }) => {
      closeButton.setAttribute('aria-label', formatMessage({ id: 'ui.tour.close' }));
      // The library uses elements that would be a second header and footer of the page.
      title.setAttribute('role', 'none');
      footer.setAttribute('role', 'group');
    },
    onHighlightStarted: () => {
      isMoving = true;
    },
    onHighlighted: () => {
      // A step without a target stands on an invisible element, which opens nothing.
      const nothing = document.querySelector('#driver-dummy-element');
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) nothing?.removeAttribute(name);
      // The library notes only after this call that the step stands.
      queueMicrotask(() => {
        isMoving = false;
        const key = waiting;
        waiting = undefined;
        if (key) hear({ key });
      });
    },
    onDoneClick: () => end('finished'),
    onDestroyStarted: () => end('left'),
  });
  window.addEventListener('keyup', hear);
  tour.drive();
  return stop;
}
