import { changePassword } from '@cleaning/contracts';
import { Button, Card, Notice, TextField, useConfirm, useUnsaved } from '@cleaning/ui';
import { messageOf, renewingToken, useAction, useCurrentUser, useQueryClient, useSession } from '@cleaning/ui/app';
import { bindFields, checkedByRules, passwordProblems } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { password } from '../texts';
import { useCalendarQuestion } from './useCalendarQuestion';

interface Passwords {
  current_password: string;
  new_password: string;
  confirm_password: string;
}

const EMPTY: Passwords = { current_password: '', new_password: '', confirm_password: '' };
const resolver = checkedByRules((typed: Passwords) => ({
  ...(typed.current_password === '' && { current_password: password.required }),
  ...passwordProblems(typed, password),
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
  useUnsaved(form.formState.isDirty);

  const submit = form.handleSubmit(async (passwords) => {
    setDone('');
    if (!(await confirm(password.ask))) return;
    // All sessions end, this one too: what the page reads meanwhile is refused.
    const isChanged = await renewingToken(async () => {
      const changed = await change.run({ body: { ...passwords, user_id: me.id } });
      if (!changed.ok) return false;
      // If the read with the new token fails, the shell asks to log in.
      await signIn(changed.value.access_token).catch(() => null);
      return true;
    });
    if (!isChanged) return;
    void queries.invalidateQueries();
    form.reset();
    const calendar = await askForCalendar();
    setDone([password.changed, calendar].join(' ').trim());
  });

  return (
    <Card title={password.title}>
      <p className="mc-note">{password.lead}</p>
      <form onSubmit={submit} noValidate className="mc-form">
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
        {change.error && <Notice tone="danger">{messageOf(change.error)}</Notice>}
        <div role="status">{done && <Notice tone="ok">{done}</Notice>}</div>
        <Button type="submit" busy={change.busy}>
          {password.submit}
        </Button>
      </form>
    </Card>
  );
}
