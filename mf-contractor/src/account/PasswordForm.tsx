import { changePassword, PASSWORD_MIN_LENGTH } from '@cleaning/contracts';
import { Button, Card, Notice, TextField, useConfirm, useUnsaved } from '@cleaning/ui';
import { messageOf, useAction, useCurrentUser, useSession } from '@cleaning/ui/app';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { password } from '../texts';
import { useCalendarQuestion } from './useCalendarQuestion';

interface Passwords {
  current_password: string;
  new_password: string;
  confirm_password: string;
}

export function PasswordForm() {
  const me = useCurrentUser();
  const { signIn } = useSession();
  const confirm = useConfirm();
  const askForCalendar = useCalendarQuestion();
  const change = useAction(changePassword);
  const [done, setDone] = useState('');
  const form = useForm<Passwords>({
    defaultValues: { current_password: '', new_password: '', confirm_password: '' },
  });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);

  const submit = form.handleSubmit(async (passwords) => {
    setDone('');
    if (!(await confirm(password.ask))) return;
    const answer = await change.run({ body: { ...passwords, user_id: me.id } }).catch(() => null);
    if (!answer) return;
    // All sessions have ended, this one too. If the read with the new token fails, the shell asks to log in.
    await signIn(answer.access_token).catch(() => null);
    form.reset();
    const calendar = await askForCalendar();
    setDone([answer.msg, calendar].join(' ').trim());
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
          error={errors.current_password?.message}
          {...form.register('current_password', { required: password.required })}
        />
        <TextField
          label={password.next}
          type="password"
          autoComplete="new-password"
          required
          error={errors.new_password?.message}
          {...form.register('new_password', {
            required: password.required,
            minLength: { value: PASSWORD_MIN_LENGTH, message: password.tooShort },
          })}
        />
        <TextField
          label={password.confirm}
          type="password"
          autoComplete="new-password"
          required
          error={errors.confirm_password?.message}
          {...form.register('confirm_password', {
            required: password.required,
            validate: (value, all) => value === all.new_password || password.differs,
          })}
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
