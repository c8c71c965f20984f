import './login.css';
import { Spinner } from '@cleaning/ui';
import { isKnownDevice, Navigate, useLocation, useSession } from '@cleaning/ui/app';
import picture from '../assets/about-us/staff.svg';
import { createLatePart } from '../late/late';
import { ProviderButtons } from './ProviderButtons';
import { findReturnPath, getHome, getReason } from './returnTo';
import { login as texts } from './texts';

export const part = createLatePart(() => import(/* webpackChunkName: "login-form" */ './LoginForm'));

export default function LoginScreen() {
  const session = useSession();
  const { state } = useLocation();
  // On a device with an earlier login, the form suggests passkeys when the page opens.
  const isNeeded = () => isKnownDevice() || getReason(state) !== null;

  if (session.status === 'signed-in')
    return <Navigate to={findReturnPath(state) ?? getHome(session.user.role)} replace />;
  if (session.status === 'pending') return <Spinner label={texts.checking} />;
  return (
    <div className="login">
      <div className="login__aside">
        <img src={picture} alt="" width={800} height={600} />
        <p className="login__aside-title">{texts.asideTitle}</p>
        <p>{texts.aside}</p>
      </div>
      <div className="login__main">
        <div className="login__card">
          <part.Part isNeeded={isNeeded} />
          <ProviderButtons from={findReturnPath(state)} />
        </div>
      </div>
    </div>
  );
}
