import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import type { IntlShape } from 'react-intl';
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
    tour.destroy();
    onEnd(outcome);
  };
  const tour = driver({
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    popoverClass: 'tour',
    stagePadding: 6,
    stageRadius: 10,
    showProgress: true,
    nextBtnText: formatMessage({ id: 'ui.tour.next' }),
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
    onHighlighted: () => {
      // A step without a target stands on an invisible element, which opens nothing.
      const nothing = document.querySelector('#driver-dummy-element');
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) nothing?.removeAttribute(name);
    },
    onDoneClick: () => end('finished'),
    onDestroyStarted: () => end('left'),
  });
  tour.drive();
  return () => tour.destroy();
}
