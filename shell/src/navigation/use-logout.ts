import { useNavigate, useSession } from '@cleaning/ui/app';

/** Ends the session and leads home. */
export function useLogout(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () => {
    // Home first: a protected screen without a session would redirect to /login.
    navigate('/');
    signOut();
  };
}
