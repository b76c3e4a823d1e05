import { type RefObject, useEffect, useState } from 'react';

/** Whether any of a marker is inside the map's frame. Those beyond stay in the document and come in when it is moved. */
export function useIsOnMap(marker: RefObject<HTMLElement | null>): boolean {
  const [isOnMap, setIsOnMap] = useState(false);
  useEffect(() => {
    const element = marker.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setIsOnMap(entries.at(-1)?.isIntersecting === true), {
      root: element.closest('[data-map]'),
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [marker]);
  return isOnMap;
}
