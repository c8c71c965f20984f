import { readPasswordLink } from '@cleaning/contracts';
import { request } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';
import { readLoginProviders } from './loginProviders';
import { ProviderButtons } from './ProviderButtons';
import { reset as texts } from './texts';

/** Lets invited people choose a provider instead of a password. Renders nothing if the company has set up none. */
export function InvitationProviders({ token }: { token: string }) {
  const [email, setEmail] = useState('');

  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if ((await readLoginProviders()).length === 0) return;
      const { invited_email } = await request(readPasswordLink, { body: { token } });
      if (!isOver) setEmail(invited_email);
    };
    // The form reports an invalid link.
    look().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [token]);

  if (email === '') return null;
  return (
    <div className="login__part">
      <p>{texts.withProvider(email)}</p>
      <ProviderButtons from={null} invitation={token} />
    </div>
  );
}
