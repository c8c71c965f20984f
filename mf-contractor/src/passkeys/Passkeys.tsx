import './passkeys.css';
import { addPasskey, beginPasskey, listPasskeys, MAX_PASSKEYS, type Passkey } from '@cleaning/contracts';
import { Button, Card, EmptyState, makePasskey, Notice, QueryState, TextField } from '@cleaning/ui';
import { useAction, useCall, useSession } from '@cleaning/ui/app';
import { bindFields, resetToSaved, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
  const submit = form.handleSubmit(async ({ name }) => {
    setProblem('');
    setDone('');
    const begun = await begin.run();
    if (!begun.ok) return setProblem(begun.error.msg);
    const { challenge_id, options } = begun.value;
    const outcome = await makePasskey(options);
    if ('problem' in outcome) return setProblem(outcome.problem);
    const added = await add.run({ body: { challenge_id, name, response: outcome.response } });
    if (!added.ok) return setProblem(added.error.msg);
    resetToSaved(form, { name }, EMPTY);
    setDone(texts.added(added.value.name));
    // It may have been the second factor that the desk waits for.
    await refresh();
  });

  return (
    <form onSubmit={submit} noValidate className="mc-form">
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div role="status">{done && <Notice tone="ok">{done}</Notice>}</div>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        {...field('name')}
      />
      <Button type="submit" busy={form.formState.isSubmitting}>
        {texts.add}
      </Button>
    </form>
  );
}

/** The own passkeys: add, name, remove. */
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
