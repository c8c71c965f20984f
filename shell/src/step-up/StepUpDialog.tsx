import './stepUp.css';
import { type BodyInput, beginPasskeyStepUp, getStepUp, type StepUpMethod, stepUp } from '@cleaning/contracts';
import { Button, choosePasskey, Notice, QueryState, Skeleton, TextField } from '@cleaning/ui';
import { getMessage, request, useAction, useCall, useSession } from '@cleaning/ui/app';
import { bindFields, SaveForm } from '@cleaning/ui/forms';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { STEP_UP } from './texts';

interface FormProps {
  methods: readonly StepUpMethod[];
  onDone: (given: boolean) => void;
}

function StepUpForm({ methods, onDone }: FormProps) {
  const { user } = useSession();
  const give = useAction(stepUp);
  const [problem, setProblem] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const form = useForm({ defaultValues: { factor: '' } });
  const { setFocus } = form;
  const field = bindFields(form);
  const typed = methods.find((method) => method !== 'passkey');
  useEffect(() => setFocus('factor'), [setFocus]);

  async function confirm(body: BodyInput<typeof stepUp>) {
    setProblem('');
    const given = await give.run({ body });
    if (given.ok) return onDone(true);
    setProblem(given.error.msg);
    setFocus('factor', { shouldSelect: true });
  }

  async function send({ factor }: { factor: string }) {
    if (factor.trim() === '') setFocus('factor');
    else await confirm(typed === 'code' ? { code: factor } : { password: factor });
    return undefined;
  }

  async function withPasskey() {
    setProblem('');
    setChoosing(true);
    try {
      const { challenge_id, options } = await request(beginPasskeyStepUp);
      const outcome = await choosePasskey(options);
      if ('problem' in outcome) setProblem(outcome.problem);
      else await confirm({ passkey: { challenge_id, response: outcome.response } });
    } catch (refusal) {
      setProblem(getMessage(refusal));
    }
    setChoosing(false);
  }

  return (
    <SaveForm
      form={form}
      action={{ call: stepUp, busy: give.busy && !isChoosing, error: null }}
      send={send}
      asksBeforeLeaving={false}
      submitLabel={STEP_UP.confirm}
      footer={(button) => (
        <div className="ui-dialog__actions">
          <Button variant="ghost" onClick={() => onDone(false)}>
            {STEP_UP.cancel}
          </Button>
          {methods.includes('passkey') && (
            <Button variant={typed ? 'secondary' : 'primary'} busy={isChoosing} onClick={withPasskey}>
              {STEP_UP.passkey}
            </Button>
          )}
          {typed && button}
        </div>
      )}
      className="shell-step-up__form"
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      {/* For password managers. */}
      {typed === 'password' && <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />}
      {typed === 'password' && (
        <TextField label={STEP_UP.password} type="password" autoComplete="current-password" {...field('factor')} />
      )}
      {typed === 'code' && (
        <TextField
          label={STEP_UP.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...field('factor')}
        />
      )}
    </SaveForm>
  );
}

/** Asks for the user's password, code or passkey. Escape and Cancel resolve to false. */
export default function StepUpDialog({ onDone }: { onDone: (given: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const query = useCall(getStepUp);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="ui-dialog shell-step-up"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onDone(false);
      }}
    >
      <h2 id={title} className="ui-dialog__text">
        {STEP_UP.title}
      </h2>
      <p>{STEP_UP.lead}</p>
      <QueryState query={query} pending={<Skeleton lines={2} />}>
        {({ methods }) => <StepUpForm methods={methods} onDone={onDone} />}
      </QueryState>
      {!query.data && (
        <div className="ui-dialog__actions">
          <Button variant="ghost" onClick={() => onDone(false)}>
            {STEP_UP.cancel}
          </Button>
        </div>
      )}
    </dialog>
  );
}
