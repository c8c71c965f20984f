import { login as loginCall, type RefusalCode } from '@cleaning/contracts';
import { Button, Notice, TextField } from '@cleaning/ui';
import { ApiError, getMessage, Link, useAction, useLocation, useSession } from '@cleaning/ui/app';
import { bindFields, SaveForm } from '@cleaning/ui/forms';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { PasskeyLogin } from './PasskeyLogin';
import { getReason } from './returnTo';
import { forgotten, secondStep, login as texts } from './texts';

/** An error banner clears itself after this time. */
export const BANNER_MS = 1000;

/** A message that disappears after a time, which the next message restarts. */
function useBanner(): [string, (text: string) => void] {
  const [banner, setBanner] = useState({ text: '', shown: 0 });
  useEffect(() => {
    if (banner.text === '') return;
    const timer = setTimeout(() => setBanner((now) => ({ ...now, text: '' })), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);
  const show = useCallback((text: string) => setBanner((now) => ({ text, shown: now.shown + 1 })), []);
  return [banner.text, show];
}

const subscribeToNothing = () => () => {};

interface Credentials {
  email: string;
  password: string;
  /** Code of the second step. */
  code?: string;
}

/** The password is right, and the account also needs a code. */
const asksForCode = (refusal: unknown) => refusal instanceof ApiError && refusal.code === 'second_factor';

const WRONG_LOGIN: readonly string[] = ['login_wrong', 'passkey_unknown', 'passkey_copied'] satisfies RefusalCode[];

/** Shown only for the banner's time. Other refusals stay until the next attempt. */
const isWrongLogin = (refusal: unknown) => refusal instanceof ApiError && WRONG_LOGIN.includes(refusal.code);

/** Links for visitors who need another page. */
function OtherPages() {
  return (
    <>
      <p>
        <Link to="/forgot-password">{forgotten.link}</Link>
      </p>
      <p>
        {texts.registerLead} <Link to="/register">{texts.register}</Link>
      </p>
      <p>
        {texts.quoteLead} <Link to="/quote">{texts.quote}</Link>
      </p>
      <p>
        {texts.clientLead} <Link to="/client">{texts.client}</Link>
      </p>
    </>
  );
}

export default function LoginForm() {
  const session = useSession();
  const { state } = useLocation();
  const logIn = useAction(loginCall);
  const [banner, showBanner] = useBanner();
  // Stays until the next attempt.
  const [problem, setProblem] = useState('');
  // Not in the prerendered page, which the script hydrates first.
  const reason = useSyncExternalStore(
    subscribeToNothing,
    () => getReason(state),
    () => null,
  );
  // No default values, so that text typed or filled in before the script ran stays.
  const form = useForm<Credentials>();
  const { formState, resetField, setFocus } = form;
  const field = bindFields(form);
  const [isSecondStep, setSecondStep] = useState(false);
  useEffect(() => {
    if (isSecondStep) setFocus('code');
  }, [isSecondStep, setFocus]);

  const refuse = (text: string, afterwards = text) => {
    showBanner(text);
    setProblem(afterwards);
  };

  const onRefusal = (refusal: unknown) => {
    session.signOut();
    if (asksForCode(refusal) && !isSecondStep) return setSecondStep(true);
    refuse(getMessage(refusal), isWrongLogin(refusal) ? texts.refused : undefined);
  };

  const send = async ({ email, password, code = '' }: Credentials) => {
    if (email.trim() === '' || password === '' || (isSecondStep && code.trim() === '')) return undefined;
    setProblem('');
    const opened = await logIn.run({ body: { email, password, code: isSecondStep ? code : undefined } });
    if (opened.ok) return opened;
    onRefusal(opened.error);
    return undefined;
  };

  const enter = async (token: string) => {
    try {
      await session.signIn(token);
    } catch (refusal) {
      onRefusal(refusal);
    }
  };

  function startAgain() {
    resetField('code');
    resetField('password');
    setSecondStep(false);
  }

  return (
    <SaveForm
      form={form}
      action={logIn}
      send={send}
      onSaved={({ access_token }) => enter(access_token)}
      asksBeforeLeaving={false}
      busy={formState.isSubmitting}
      // The banner has it.
      refusal=""
      submitLabel={texts.submit}
      footer={(button) => (
        <>
          {button}
          {isSecondStep ? (
            <>
              <Button variant="ghost" onClick={startAgain}>
                {secondStep.back}
              </Button>
              <p>{secondStep.lost}</p>
            </>
          ) : (
            <>
              <PasskeyLogin onProblem={refuse} />
              <OtherPages />
            </>
          )}
        </>
      )}
      className="login__form"
    >
      <h1>{texts.title}</h1>
      {reason && <Notice tone={reason === 'ended' ? 'warn' : 'info'}>{texts[reason]}</Notice>}
      <div className="login__banner">
        {/* Always rendered, so that screen readers notice its text. */}
        <div role="alert">{banner && <p>{banner}</p>}</div>
        {problem && !banner && <p className="login__problem">{problem}</p>}
      </div>
      {/* Stays, hidden, in the second step: what was typed is sent again. */}
      <div className="login__part" hidden={isSecondStep}>
        <TextField label={texts.email} type="email" autoComplete="username webauthn" required {...field('email')} />
        <TextField
          label={texts.password}
          type="password"
          autoComplete="current-password"
          required
          {...field('password')}
        />
      </div>
      {isSecondStep && (
        <>
          <p>{secondStep.lead}</p>
          <TextField
            label={secondStep.code}
            hint={secondStep.hint}
            autoComplete="one-time-code"
            required
            autoCapitalize="none"
            spellCheck={false}
            {...field('code')}
          />
        </>
      )}
    </SaveForm>
  );
}
