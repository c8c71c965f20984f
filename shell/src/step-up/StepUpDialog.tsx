import './stepUp.css';
import { type BodyInput, beginPasskeyStepUp, getStepUp, type StepUpMethod, stepUp } from '@cleaning/contracts';
import { Button, choosePasskey, Notice, QueryState, Skeleton, TextField } from '@cleaning/ui';
import { getMessage, request, useAction, useCall, useSession } from '@cleaning/ui/app';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
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
  const field = useRef<HTMLInputElement>(null);
  const typed = methods.find((method) => method !== 'passkey');
  useEffect(() => field.current?.focus(), []);

  async function confirm(body: BodyInput<typeof stepUp>) {
    setProblem('');
    const given = await give.run({ body });
    if (given.ok) return onDone(true);
    setProblem(given.error.msg);
    field.current?.select();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const value = field.current?.value ?? '';
    if (value.trim() === '') return field.current?.focus();
    void confirm(typed === 'code' ? { code: value } : { password: value });
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
    <form onSubmit={submit} noValidate className="shell-step-up__form">
      {problem && <Notice tone="danger">{problem}</Notice>}
      {/* For password managers. */}
      {typed === 'password' && <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />}
      {typed === 'password' && (
        <TextField ref={field} label={STEP_UP.password} type="password" autoComplete="current-password" />
      )}
      {typed === 'code' && (
        <TextField
          ref={field}
          label={STEP_UP.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <div className="ui-dialog__actions">
        <Button variant="ghost" onClick={() => onDone(false)}>
          {STEP_UP.cancel}
        </Button>
        {methods.includes('passkey') && (
          <Button variant={typed ? 'secondary' : 'primary'} busy={isChoosing} onClick={withPasskey}>
            {STEP_UP.passkey}
          </Button>
        )}
        {typed && (
          <Button type="submit" busy={give.busy && !isChoosing}>
            {STEP_UP.confirm}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Asks for password, code or passkey, whichever the person has. Escape and Cancel give nothing. */
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
