import { changePassword } from '@cleaning/contracts';
import { Card, Notice, TextField, useConfirm } from '@cleaning/ui';
import { getMessage, renewToken, useAction, useCurrentUser, useQueryClient, useSession } from '@cleaning/ui/app';
import { bindFields, findPasswordProblems, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { getOwnSentences } from '../ownSentences';
import { password } from '../texts';
import { useCalendarQuestion } from './useCalendarQuestion';

interface Passwords {
  current_password: string;
  new_password: string;
  confirm_password: string;
}

const EMPTY: Passwords = { current_password: '', new_password: '', confirm_password: '' };
const resolver = validateRules((typed: Passwords) => ({
  ...(typed.current_password === '' && { current_password: password.required }),
  ...findPasswordProblems(typed, password),
}));

export function PasswordForm() {
  const me = useCurrentUser();
  const { signIn } = useSession();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const askForCalendar = useCalendarQuestion();
  const change = useAction(changePassword);
  const [done, setDone] = useState('');
  const form = useForm({ defaultValues: EMPTY, resolver });
  const field = bindFields(form);

  const send = async (passwords: Passwords) => {
    setDone('');
    if (!(await confirm(password.ask))) return undefined;
    // The change ends all sessions, this one included: reads in between would be refused.
    return renewToken(async () => {
      const changed = await change.run({ body: { ...passwords, user_id: me.id } });
      // If the read with the new token fails, the shell asks for a login.
      if (changed.ok) await signIn(changed.value.access_token).catch(() => null);
      return changed;
    });
  };
  const onSaved = async () => {
    void queries.invalidateQueries();
    form.reset();
    const calendar = await askForCalendar();
    setDone([password.changed, calendar].join(' ').trim());
  };

  return (
    <Card title={password.title}>
      <p className="mc-note">{password.lead}</p>
      <SaveForm
        form={form}
        action={change}
        send={send}
        onSaved={onSaved}
        listSentences={getOwnSentences}
        refusal={getMessage(change.error)}
        submitLabel={password.submit}
        className="mc-form"
      >
        {/* For password managers. */}
        <input type="text" autoComplete="username" value={me.email} readOnly hidden />
        <TextField
          label={password.current}
          type="password"
          autoComplete="current-password"
          required
          {...field('current_password')}
        />
        <TextField
          label={password.next}
          type="password"
          autoComplete="new-password"
          required
          {...field('new_password')}
        />
        <TextField
          label={password.confirm}
          type="password"
          autoComplete="new-password"
          required
          {...field('confirm_password')}
        />
        <div role="status">{done && <Notice tone="ok">{done}</Notice>}</div>
      </SaveForm>
    </Card>
  );
}
