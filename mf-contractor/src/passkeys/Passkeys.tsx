import './passkeys.css';
import { addPasskey, beginPasskey, listPasskeys, MAX_PASSKEYS, type Passkey } from '@cleaning/contracts';
import { Card, EmptyState, makePasskey, Notice, QueryState, TextField } from '@cleaning/ui';
import { getMessage, useAction, useCall, useSession } from '@cleaning/ui/app';
import { bindFields, resetToSaved, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { getOwnSentences } from '../ownSentences';
import { PasskeyRow } from './PasskeyRow';
import { passkeys as texts } from './texts';

const NAME_LENGTH = 60;

const EMPTY = { name: '' };
const resolver = validateRules(({ name }: typeof EMPTY) => (name.trim() === '' ? { name: texts.nameNeeded } : {}));

function AddPasskey() {
  const { refresh } = useSession();
  const begin = useAction(beginPasskey);
  const add = useAction(addPasskey);
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState('');
  const form = useForm({ defaultValues: EMPTY, resolver });
  const field = bindFields(form);
  const action = { call: addPasskey, busy: form.formState.isSubmitting, error: begin.error ?? add.error };

  async function send({ name }: typeof EMPTY) {
    setProblem('');
    setDone('');
    add.clear();
    const begun = await begin.run();
    if (!begun.ok) return begun;
    const { challenge_id, options } = begun.value;
    const outcome = await makePasskey(options);
    if ('response' in outcome) return add.run({ body: { challenge_id, name, response: outcome.response } });
    setProblem(outcome.problem);
    return undefined;
  }
  async function finish({ name: kept }: Passkey, typed: typeof EMPTY) {
    resetToSaved(form, typed, EMPTY);
    setDone(texts.added(kept));
    // It may be the second factor that the desk waits for.
    await refresh();
  }

  return (
    <SaveForm
      form={form}
      action={action}
      send={send}
      onSaved={finish}
      listSentences={getOwnSentences}
      refusal={getMessage(action.error)}
      submitLabel={texts.add}
      className="mc-form"
    >
      <div role="status">{done && <Notice tone="ok">{done}</Notice>}</div>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        {...field('name')}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
    </SaveForm>
  );
}

/** The user's passkeys: add, rename, remove. */
export function Passkeys() {
  const query = useCall(listPasskeys);
  return (
    <Card title={texts.title}>
      <p className="mc-note">{texts.lead}</p>
      <QueryState query={query}>
        {(all: readonly Passkey[]) => (
          <>
            {all.length === 0 ? (
              <EmptyState text={texts.empty} />
            ) : (
              <ul className="mc-passkeys">
                {all.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
            {all.length < MAX_PASSKEYS ? <AddPasskey /> : <p className="mc-note">{texts.full}</p>}
          </>
        )}
      </QueryState>
    </Card>
  );
}
