import {
  acknowledgeComplaint,
  COMPLAINT_CHANNELS,
  CONFIRMABLE_STATES,
  type ComplaintDetail,
  type ComplaintState,
  confirmComplaint,
  finishReClean,
  REASON_LENGTH,
  REOPENABLE_STATES,
  reopenComplaint,
  WITHDRAWABLE_STATES,
  withdrawComplaint,
} from '@cleaning/contracts';
import { Button, Card, Notice, SelectField, TextField } from '@cleaning/ui';
import { type Action, type ActionResult, getMessage, showToast, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { Fold } from '../desk/Fold';
import { useIsAdmin } from '../desk/role';
import { nextSteps, steps as texts } from './texts';

const includes = <T extends string>(states: readonly T[], state: string): state is T =>
  (states as readonly string[]).includes(state);

/** A button that calls one step. */
function Press({
  id,
  call,
  label,
  done,
}: {
  id: string;
  call: typeof acknowledgeComplaint;
  label: string;
  done: string;
}) {
  const action = useAction(call);
  return (
    <>
      {action.error && <Notice tone="danger">{getMessage(action.error)}</Notice>}
      <div className="ma-actions">
        <Button
          busy={action.busy}
          onClick={async () => {
            if ((await action.run({ body: { id } })).ok) showToast(done);
          }}
        >
          {label}
        </Button>
      </div>
    </>
  );
}

type ConfirmFrom = (typeof CONFIRMABLE_STATES)[number];
interface Confirmation extends Record<string, string> {
  client_name: string;
  channel: 'telephone' | 'mail' | 'in-person';
}
const CHANNELS = (['telephone', 'mail', 'in-person'] as const).map((value) => ({
  value,
  label: COMPLAINT_CHANNELS[value],
}));

function ConfirmForm({ id, from, name }: { id: string; from: ConfirmFrom; name: string }) {
  const confirm = useAction(confirmComplaint);
  const form = useForm<Confirmation>({
    defaultValues: { client_name: name, channel: 'telephone' },
    resolver: validateCall(confirmComplaint, (typed: Confirmation) => ({ ...typed, id, from })),
  });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={confirm}
      send={(typed) => confirm.run({ body: { id, from, ...typed } })}
      saved={texts.confirmed}
      submitLabel={texts.confirmSubmit}
      className="ma-form"
    >
      <TextField label={texts.confirmName} maxLength={120} {...field('client_name')} />
      <SelectField label={texts.confirmHow} options={CHANNELS} {...form.register('channel')} />
    </SaveForm>
  );
}

interface ReasonFormProps {
  action: Action<typeof reopenComplaint> | Action<typeof withdrawComplaint>;
  named: { id: string; from: ComplaintState };
  send: (reason: string) => Promise<ActionResult<unknown>>;
  words: { label: string; hint?: string; submit: string; done: string };
}

function ReasonForm({ action, named, send, words }: ReasonFormProps) {
  const form = useForm<{ reason: string }>({
    defaultValues: { reason: '' },
    resolver: validateCall(action.call, (typed: { reason: string }) => ({ ...typed, ...named })),
  });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={action}
      send={({ reason }) => send(reason)}
      saved={words.done}
      submitLabel={words.submit}
      variant="secondary"
      className="ma-form"
    >
      <TextField label={words.label} hint={words.hint} maxLength={REASON_LENGTH} {...field('reason')} />
    </SaveForm>
  );
}

function ReopenForm(named: { id: string; from: (typeof REOPENABLE_STATES)[number] }) {
  const reopen = useAction(reopenComplaint);
  const send = (reason: string) => reopen.run({ body: { ...named, reason } });
  return <ReasonForm action={reopen} named={named} send={send} words={texts.reopening} />;
}

function WithdrawForm(named: { id: string; from: (typeof WITHDRAWABLE_STATES)[number] }) {
  const withdraw = useAction(withdrawComplaint);
  const send = (reason: string) => withdraw.run({ body: { ...named, reason } });
  return <ReasonForm action={withdraw} named={named} send={send} words={texts.withdrawing} />;
}

/** Result that the office enters: satisfied, not satisfied, or no complaint after all. */
function OfficeSteps({ complaint: { complaint_id: id, state, client_name } }: { complaint: ComplaintDetail }) {
  return (
    <>
      {state === 'planned' && (
        <Fold title={texts.finish}>
          <p className="ma-hint">{texts.finishHint}</p>
          <Press id={id} call={finishReClean} label={texts.finish} done={texts.finished} />
        </Fold>
      )}
      {includes(CONFIRMABLE_STATES, state) && (
        <Fold title={state === 'done' ? texts.confirm : texts.withoutReClean}>
          <ConfirmForm id={id} from={state} name={client_name} />
        </Fold>
      )}
      {includes(REOPENABLE_STATES, state) && (
        <Fold title={texts.reopen}>
          <ReopenForm id={id} from={state} />
        </Fold>
      )}
      {includes(WITHDRAWABLE_STATES, state) && (
        <Fold title={texts.withdraw}>
          <WithdrawForm id={id} from={state} />
        </Fold>
      )}
    </>
  );
}

export function ComplaintSteps({ complaint }: { complaint: ComplaintDetail }) {
  const isAdmin = useIsAdmin();
  const { complaint_id: id, state } = complaint;
  return (
    <Card title={texts.title}>
      <p>
        {nextSteps[state]} {!isAdmin && state !== 'reported' && state !== 'confirmed' && texts.byOffice}
      </p>
      {state === 'reported' && (
        <Press id={id} call={acknowledgeComplaint} label={texts.acknowledge} done={texts.acknowledged} />
      )}
      {isAdmin && <OfficeSteps key={state} complaint={complaint} />}
    </Card>
  );
}
