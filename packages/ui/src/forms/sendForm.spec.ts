import { inviteAdmin } from '@cleaning/contracts';
import { ApiError, dismissToast, getCurrentToasts } from '@cleaning/ui/app';
import { createFormControl, type UseFormReturn } from 'react-hook-form';
import { sendForm } from './sendForm';

interface FormValues {
  name: string;
  email: string;
}
const VALUES: FormValues = { name: 'Mia', email: 'mia@x' };

function buildForm(typed: FormValues) {
  const { formControl } = createFormControl<FormValues>();
  const form = formControl as unknown as UseFormReturn<FormValues>;
  form.reset(typed);
  form.register('name');
  form.register('email');
  return form;
}
const refusal = (issues: { field: string; msg: string }[]) =>
  new ApiError(400, {
    msg: 'Some fields are wrong.',
    code: 'bad-input',
    issues: issues.map((issue) => ({ ...issue, code: 'rule', params: {} })),
  });
const toasts = () => getCurrentToasts().map(({ text }) => text);

describe('sendForm', () => {
  beforeEach(() => {
    for (const { id } of getCurrentToasts()) dismissToast(id);
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('confirms the save and passes on the answer and the values', async () => {
    const form = buildForm(VALUES);
    const onSaved = jest.fn();
    const send = async () => ({ ok: true, value: { id: '7' } }) as const;
    const isSaved = await sendForm(form, inviteAdmin, VALUES, { send, saved: ({ id }) => `Saved ${id}.`, onSaved });
    expect(isSaved).toBe(true);
    expect(toasts()).toEqual(['Saved 7.']);
    expect(onSaved).toHaveBeenCalledWith({ id: '7' }, VALUES);
  });

  it('marks refused fields and keeps the values', async () => {
    const form = buildForm({ name: ' ', email: 'mia@x' });
    const error = refusal([
      { field: 'name', msg: 'is required' },
      { field: 'email', msg: 'is in use already' },
      { field: 'unknown', msg: 'is not there' },
    ]);
    const onSaved = jest.fn();
    const isSaved = await sendForm(form, inviteAdmin, form.getValues(), {
      send: async () => ({ ok: false, error }),
      saved: 'Saved.',
      onSaved,
    });
    expect(isSaved).toBe(false);
    expect(form.getFieldState('name').error).toMatchObject({ type: 'server', message: 'Fill in this field.' });
    expect(form.getFieldState('email').error?.message).toBeTruthy();
    expect(form.getValues()).toEqual({ name: ' ', email: 'mia@x' });
    expect(toasts()).toEqual([]);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('describes a field problem in the given words', async () => {
    const form = buildForm({ name: ' ', email: 'mia@x' });
    await sendForm(form, inviteAdmin, form.getValues(), {
      send: async () => ({ ok: false, error: refusal([{ field: 'name', msg: 'is required' }]) }),
      listSentences: () => ({ name: 'Rellene este campo.' }),
    });
    expect(form.getFieldState('name').error?.message).toBe('Rellene este campo.');
  });

  it('does nothing when the person cancels', async () => {
    const onSaved = jest.fn();
    const send = async () => undefined;
    expect(await sendForm(buildForm(VALUES), inviteAdmin, VALUES, { send, saved: 'Saved.', onSaved })).toBe(false);
    expect(toasts()).toEqual([]);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('lets an error of the callback through', async () => {
    const onSaved = () => {
      throw new TypeError('undefined is not a function');
    };
    const sent = sendForm(buildForm(VALUES), inviteAdmin, VALUES, {
      send: async () => ({ ok: true, value: null }),
      onSaved,
    });
    await expect(sent).rejects.toThrow('undefined is not a function');
  });
});
