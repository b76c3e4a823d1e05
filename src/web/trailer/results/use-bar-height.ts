import { type CSSProperties, useEffect, useRef, useState } from 'react';

/** One row of filters below the bar; languages with long words need two. */
const USUAL_HEIGHT = 159;
const HEADER_HEIGHT = 64;

/**
 * How much of the window the bar takes, so that the map fills the rest, and where it ends right now: at the top of the
 * page the header still stands above it.
 */
export function useBarHeight() {
  const bar = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(USUAL_HEIGHT);
  const [bottom, setBottom] = useState(USUAL_HEIGHT + HEADER_HEIGHT);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const measure = () => {
      setHeight(element.offsetHeight);
      setBottom(Math.round(element.getBoundingClientRect().bottom));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    document.addEventListener('scrollend', measure);
    return () => {
      observer.disconnect();
      document.removeEventListener('scrollend', measure);
    };
  }, []);
  const room: CSSProperties & { '--bar-height': string; '--bar-bottom': string } = {
    '--bar-height': `${height}px`,
    '--bar-bottom': `${bottom}px`,
  };
  return { bar, room };
}
