import type { LoginProvider } from '@cleaning/contracts';
import { Button, Notice } from '@cleaning/ui';
import { getMessage } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';
import { readLoginProviders } from './loginProviders';
import { providerLogin as texts } from './texts';

interface Props {
  /** The page that needed the login. */
  from: string | null;
  /** The token of the link, to accept an invitation. */
  invitation?: string;
}

/** Buttons to log in with Google, Microsoft and other providers that the company has set up. */
export function ProviderButtons({ from, invitation }: Props) {
  const [providers, setProviders] = useState<readonly LoginProvider[]>([]);
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');

  useEffect(() => {
    void readLoginProviders().then(setProviders);
    // The browser's Back button may restore the page as it was left.
    const onShow = () => setChosen('');
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function leave(provider: LoginProvider) {
    setProblem('');
    setChosen(provider.id);
    try {
      const { leaveForProvider } = await import(/* webpackChunkName: "leave-for-provider" */ './leaveForProvider');
      await leaveForProvider(provider, from, invitation);
    } catch (refusal) {
      setProblem(getMessage(refusal));
      setChosen('');
    }
  }

  if (providers.length === 0) return null;
  return (
    <div className="login__providers">
      {problem !== '' && <Notice tone="danger">{problem}</Notice>}
      {providers.map((provider) => (
        <Button key={provider.id} variant="secondary" busy={chosen === provider.id} onClick={() => leave(provider)}>
          {texts.button(provider.name)}
        </Button>
      ))}
    </div>
  );
}
