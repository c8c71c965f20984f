import { useLocation, useNavigate } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';

/**
 * Token in the fragment of a one-time link, which is then removed from the address and its history entry. Empty without
 * one.
 */
export function useLinkToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => hash.slice(1));
  useEffect(() => {
    if (hash === '') return;
    // Applies to a second link in the same tab, too.
    setToken(hash.slice(1));
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
