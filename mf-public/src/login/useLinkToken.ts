import { useLocation, useNavigate } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';

/**
 * The token in the fragment of a one-time link, which is then removed from the address and its entry in the history.
 * Empty without one.
 */
export function useLinkToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => hash.slice(1));
  useEffect(() => {
    if (hash === '') return;
    // Also of a second link that is opened in the same tab.
    setToken(hash.slice(1));
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
