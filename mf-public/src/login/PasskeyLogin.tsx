import { beginPasskeyLogin, logInWithPasskey } from '@cleaning/contracts';
import { Button, choosePasskey, stopSuggesting, suggestsPasskeys } from '@cleaning/ui';
import { getMessage, request, useSession } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';
import { passkeyLogin as texts } from './texts';

/** Without a password: by a button, and by the suggestions of the e-mail field. */
export function PasskeyLogin({ onProblem }: { onProblem: (text: string) => void }) {
  const { signIn } = useSession();
  const [busy, setBusy] = useState(false);
  /** Rises with each question: an answer to an earlier one counts no more. */
  const question = useRef(0);

  /** Resolves to true if the person has chosen a passkey, valid or not. */
  const ask = useRef(async (autofill: boolean): Promise<boolean> => {
    question.current += 1;
    const own = question.current;
    try {
      const { challenge_id, options } = await request(beginPasskeyLogin);
      if (own !== question.current) return false;
      const outcome = await choosePasskey(options, autofill);
      if (own !== question.current) return false;
      if ('problem' in outcome) {
        if (outcome.problem !== '' && !autofill) onProblem(outcome.problem);
        return false;
      }
      const { access_token } = await request(logInWithPasskey, { body: { challenge_id, response: outcome.response } });
      await signIn(access_token);
      return true;
    } catch (refusal) {
      // Suggestions weren't requested by the user: without them the page works as before.
      if (own === question.current && !autofill) onProblem(getMessage(refusal));
      return false;
    }
  });

  useEffect(() => {
    let over = false;
    const suggest = async () => {
      // The button may have been pressed meanwhile.
      if ((await suggestsPasskeys()) && !over && question.current === 0) await ask.current(true);
    };
    void suggest();
    return () => {
      over = true;
      question.current += 1;
      void suggestsPasskeys().then((can) => (can ? stopSuggesting() : undefined));
    };
  }, []);

  async function press() {
    setBusy(true);
    const done = await ask.current(false);
    setBusy(false);
    if (!done && (await suggestsPasskeys())) void ask.current(true);
  }

  return (
    <Button variant="secondary" busy={busy} onClick={press}>
      {texts.button}
    </Button>
  );
}
