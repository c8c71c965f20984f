import { askToLogOut, leavePage, navigateWithoutAsking, useNavigate, useSession } from '@cleaning/ui/app';

/** Ends the session and opens the home page. */
export function useLogout(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const logOut = async () => {
    if (!(await askToLogOut())) return;
    // Navigates first, because a protected screen without a session would redirect to /login.
    await navigateWithoutAsking(() => navigate('/'));
    // The server forgets the device with the session.
    if (localStorage.getItem('push_for') !== null)
      void import('../push/keep').then(({ forgetPush }) => forgetPush()).catch(() => {});
    signOut();
  };
  return () => leavePage(() => void logOut());
}
