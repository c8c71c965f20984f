import { DOCUMENT_KINDS, registerAccount, registrationFields } from '@cleaning/contracts';
import { useAlert, useConfirm } from '@cleaning/ui';
import { ApiError, useAction, useNavigate } from '@cleaning/ui/app';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { register as texts } from '../texts';
import { type RegistrationForm, type RegistrationName, registrationErrors } from './registration-errors';

const resolver: Resolver<RegistrationForm> = (form) => {
  const errors = Object.entries(registrationErrors(form)).map(([name, message]) => [name, { type: 'check', message }]);
  return errors.length === 0 ? { values: form, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
};

export interface Registration {
  form: UseFormReturn<RegistrationForm>;
  /** Asks, sends, and tells the outcome. Whatever happens, the form keeps what was typed. */
  submit: (values: RegistrationForm) => Promise<void>;
  busy: boolean;
  /** 0 to 1 while the files travel. */
  progress: number | null;
}

export function useRegistration(): Registration {
  // No default values: what was typed before the script came stays.
  const form = useForm<RegistrationForm>({ resolver, reValidateMode: 'onChange' });
  const { run, busy, progress } = useAction(registerAccount);
  const confirm = useConfirm();
  const alert = useAlert();
  const navigate = useNavigate();

  const mark = (name: RegistrationName, message: string, shouldFocus = true) =>
    form.setError(name, { type: 'server', message }, { shouldFocus });

  const refused = async (refusal: unknown) => {
    if (!(refusal instanceof ApiError)) {
      await alert(texts.failure);
      return;
    }
    await alert(`${refusal.msg}\n${texts.failure}`);
    refusal.issues
      .filter(({ field }) => field in texts.labels)
      .forEach(({ field, msg }, index) => {
        const name = field as RegistrationName;
        mark(name, texts.wrong(texts.labels[name], msg.replace(/\.$/, '')), index === 0);
      });
  };

  const submit = async (values: RegistrationForm) => {
    if (!(await confirm(texts.confirm))) return;
    const files = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, values[kind]?.[0]]));
    try {
      const answer = await run({ body: registrationFields.parse(values), files });
      if (answer.status === 'done') {
        await alert(texts.success);
        navigate('/login');
        return;
      }
      await alert(answer.msg);
      mark(answer.field, answer.msg);
    } catch (refusal) {
      await refused(refusal);
    }
  };

  return { form, submit, busy, progress };
}
