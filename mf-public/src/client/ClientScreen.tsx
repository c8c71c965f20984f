import '../site/site.css';
import '../quote/quote.css';
import '../link-page/linkPage.css';
import './client.css';
import { CLIENT_LINK } from '@cleaning/contracts';
import { useLocation, useNavigate } from '@cleaning/ui/app';
import { useState } from 'react';
import { ClientPage } from './ClientPage';
import { useClientToken } from './clientSession';
import { LinkForm, LoginForm } from './LoginForm';

/** A client's page, for contacts who have entered the code or opened the mailed link. */
export default function ClientScreen() {
  const [token, setToken] = useClientToken();
  const [hasEnded, setEnded] = useState(false);
  const part = useLocation().hash.slice(1);
  const navigate = useNavigate();
  if (part.startsWith(CLIENT_LINK)) {
    const forgetLink = () => navigate({ hash: '' }, { replace: true });
    const onOpened = (opened: string) => {
      setToken(opened);
      forgetLink();
    };
    return <LinkForm link={part.slice(CLIENT_LINK.length)} onOpened={onOpened} onOther={forgetLink} />;
  }
  if (token === null) return <LoginForm hasEnded={hasEnded} onOpened={setToken} />;
  return (
    <ClientPage
      onEnded={(byItself) => {
        setEnded(byItself);
        setToken(null);
      }}
    />
  );
}
