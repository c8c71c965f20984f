import '../site/site.css';
import '../quote/quote.css';
import '../link-page/linkPage.css';
import './client.css';
import { useState } from 'react';
import { ClientPage } from './ClientPage';
import { useClientToken } from './clientSession';
import { LoginForm } from './LoginForm';

/** The page of a client, for contacts who have entered the code that was mailed to them. */
export default function ClientScreen() {
  const [token, setToken] = useClientToken();
  const [hasEnded, setEnded] = useState(false);
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
