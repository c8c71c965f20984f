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
 * The latest `call`, which does nothing once the component is gone. Use it after an answer: the user may have closed
 * the sheet or left the page, and opened something else.
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
 * Navigates away from the component's page, unless another page was opened before the answer. The component itself may
 * be gone: the change may have removed it before the answer came. Doesn't ask about unsaved entries.
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
