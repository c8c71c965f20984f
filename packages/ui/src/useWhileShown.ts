import { type NavigateOptions, navigateWithoutAsking, useLocation, useNavigate } from '@cleaning/ui/app';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Whether the component is still on the page: for what follows an answer. */
export function useIsShownRef(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/**
 * The newest `call`, which does nothing any more once the component is gone. For what follows an answer: the person may have closed the sheet,
 * or left the page, and have something else open by then.
 */
export function useWhileShown<Args extends readonly unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(call);
  newest.current = call;
  const isShown = useIsShownRef();
  return useCallback(
    (...args: Args) => {
      if (isShown.current) newest.current(...args);
    },
    [isShown],
  );
}

/**
 * Leads on from the page that the component was on: a late answer does not lead away from another page that was opened meanwhile. The component
 * itself may be gone: what was changed may have taken it away before the answer came. Nobody is asked about what is not saved.
 */
export function useNavigateWithoutAsking(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = useRef(pathname);
  here.current = pathname;
  return useCallback(
    (to, options) => {
      if (location.pathname === here.current) void navigateWithoutAsking(() => navigate(to, options));
    },
    [navigate],
  );
}
