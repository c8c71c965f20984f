import './login.css';
import { acceptInvitation, addIdentity, logInWithProvider, RESET_PASSWORD_PAGE } from '@cleaning/contracts';
import { LinkButton, Notice, type ProviderVisit, Spinner, TextField, takeProviderVisit } from '@cleaning/ui';
import { ApiError, getMessage, request, showToast, useLocation, useNavigate, useSession } from '@cleaning/ui/app';
import { bindFields, SaveForm } from '@cleaning/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Narrow } from './Narrow';
import { ACCOUNT_PAGE, getHome } from './returnTo';
import { login as loginTexts, secondStep, providerLogin as texts } from './texts';

/** Parameters that the provider adds to the address (OpenID Connect Core, 3.1.2.5). */
interface Answer {
  readonly state: string;
  readonly code: string;
  readonly iss?: string;
}

/** Null when the person has stopped, or the provider has. */
function readAnswer(search: string): Answer | null {
  const sent = new URLSearchParams(search);
  const [state, code, iss] = ['state', 'code', 'iss'].map((name) => sent.get(name));
  return state && code ? { state, code, iss: iss || undefined } : null;
}

const asksForCode = (refusal: unknown) => refusal instanceof ApiError && refusal.code === 'second_factor';

interface CodeFormProps {
  problem: string;
  busy: boolean;
  onSend: (code: string) => Promise<void>;
}

function CodeForm({ problem, busy, onSend }: CodeFormProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const { setFocus } = form;
  const field = bindFields(form);
  useEffect(() => setFocus('code'), [setFocus]);

  async function send(typed: { code: string }) {
    const code = typed.code.trim();
    if (code === '') setFocus('code');
    else await onSend(code);
    return undefined;
  }

  return (
    <SaveForm
      form={form}
      action={{ call: logInWithProvider, busy, error: null }}
      send={send}
      asksBeforeLeaving={false}
      submitLabel={loginTexts.submit}
      footer={(button) => (
        <>
          {button}
          <p>{secondStep.lost}</p>
        </>
      )}
      className="login__part"
    >
      <p>{secondStep.lead}</p>
      {problem !== '' && <Notice tone="danger">{problem}</Notice>}
      <TextField
        label={secondStep.code}
        hint={secondStep.hint}
        autoComplete="one-time-code"
        required
        autoCapitalize="none"
        spellCheck={false}
        {...field('code')}
      />
    </SaveForm>
  );
}

const WAITING = { login: texts.loggingIn, link: texts.connecting, invitation: texts.accepting } as const;
const FAILED = {
  login: texts.failedTitle,
  link: texts.notConnectedTitle,
  invitation: texts.notAcceptedTitle,
} as const;

function WayBack({ visit }: { visit: ProviderVisit | null }) {
  if (visit?.purpose === 'link') return <LinkButton to={visit.from ?? '/'}>{texts.account}</LinkButton>;
  if (visit?.purpose === 'invitation')
    return <LinkButton to={`${RESET_PASSWORD_PAGE}#${visit.token ?? ''}`}>{texts.invitation}</LinkButton>;
  return <LinkButton to="/login">{texts.again}</LinkButton>;
}

/**
 * Providers redirect to this page. It finishes the login, connects the account or accepts the invitation, and leads on.
 */
export default function ProviderLoginScreen() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const [visit, setVisit] = useState<ProviderVisit | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [step, setStep] = useState<'waiting' | 'code' | 'failed'>('waiting');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const hasBegun = useRef(false);
  const purpose = visit?.purpose ?? 'login';

  function fail(text: string) {
    setProblem(text);
    setStep('failed');
  }

  async function connect(sent: Answer, { provider, from }: ProviderVisit) {
    try {
      await request(addIdentity, { body: sent });
      showToast(texts.connected(provider));
      navigate(from ?? '/', { replace: true });
    } catch (refusal) {
      fail(getMessage(refusal));
    }
  }

  async function accept(sent: Answer, { provider, token = '' }: ProviderVisit) {
    try {
      const { access_token } = await request(acceptInvitation, { body: { ...sent, token } });
      await session.signIn(access_token);
      showToast(texts.accepted(provider));
      navigate(ACCOUNT_PAGE, { replace: true });
    } catch (refusal) {
      fail(getMessage(refusal));
    }
  }

  async function logIn(sent: Answer, from: string | null, code?: string) {
    setBusy(true);
    setProblem('');
    try {
      const { access_token } = await request(logInWithProvider, {
        body: { ...sent, second_factor: code },
      });
      const { role } = await session.signIn(access_token);
      navigate(from ?? getHome(role), { replace: true });
    } catch (refusal) {
      setBusy(false);
      if (!asksForCode(refusal)) return fail(getMessage(refusal));
      if (code !== undefined) setProblem(getMessage(refusal));
      setStep('code');
    }
  }

  function begin() {
    const sent = readAnswer(search);
    const kept = takeProviderVisit();
    // The code works once. It stays neither in the address nor in the history.
    navigate(pathname, { replace: true });
    setVisit(kept);
    setAnswer(sent);
    if (!sent) return fail(texts.stopped(kept?.provider ?? ''));
    if (kept?.purpose === 'link') void connect(sent, kept);
    else if (kept?.purpose === 'invitation') void accept(sent, kept);
    else void logIn(sent, kept?.from ?? null);
  }
  const beginOnce = useRef(begin);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    beginOnce.current();
  }, []);

  if (step === 'waiting') return <Spinner label={WAITING[purpose]} />;
  if (step === 'code' && answer)
    return (
      <Narrow title={loginTexts.title}>
        <CodeForm problem={problem} busy={busy} onSend={(code) => logIn(answer, visit?.from ?? null, code)} />
      </Narrow>
    );
  return (
    <Narrow title={FAILED[purpose]}>
      <Notice tone="warn">{problem}</Notice>
      <WayBack visit={visit} />
    </Narrow>
  );
}
