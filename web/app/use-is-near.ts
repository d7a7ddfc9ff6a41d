/** Whether a place of the page has come near the window, for what need not be loaded before. */
import { useEffect, useState, type RefObject } from 'react';

/** Near enough to be in sight soon. */
const NEAR = '400px';

export const useIsNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isNear;
};
