import { inviteAdmin } from '@cleaning/contracts';
import { ApiError } from '@cleaning/ui/app';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { TextField } from '../Fields';
import { StaticRouter } from '../server';
import { bindFields } from './bindFields';
import { SaveForm } from './SaveForm';

const IDLE = { call: inviteAdmin, busy: false, error: null };
const refused = (code: string, issues: { field: string; msg: string }[] = []) =>
  new ApiError(code === 'bad-input' ? 400 : 409, {
    msg: 'That address is in use.',
    code,
    issues: issues.map((issue) => ({ ...issue, code: 'rule', params: {} })),
  });

type Shown = Partial<Parameters<typeof SaveForm>[0]>;

function Invitation(shown: Shown) {
  const form = useForm({
    defaultValues: { name: 'Mia', email: '' },
    errors: { email: { type: 'server', message: 'Is in use.' } },
  });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={shown.action ?? IDLE}
      send={async () => undefined}
      base={shown.base}
      refusal={shown.refusal}
      beside={shown.beside}
      disabled={shown.disabled ?? false}
      busy={shown.busy ?? false}
      submitLabel="Invite"
      className="desk-form"
    >
      <TextField label="Name" {...field('name')} />
      <TextField label="Email" id="email" {...field('email')} />
    </SaveForm>
  );
}
const markup = (shown: Shown = {}) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <Invitation {...shown} />
    </StaticRouter>,
  );

describe('a form that is saved', () => {
  it('binds fields to their values and problems', () => {
    const html = markup();
    expect(html).toMatch(/<form[^>]*class="desk-form"/);
    expect(html).toMatch(/<input[^>]*name="name"/);
    expect(html).toContain('<p class="ui-field__error" id="email-error">Is in use.</p>');
    expect(html).not.toContain('role="alert"');
  });

  it('shows the refusal above its button', () => {
    const html = markup({ action: { ...IDLE, error: refused('conflict') } });
    expect(html.indexOf('That address is in use.')).toBeGreaterThan(html.indexOf('Email'));
    expect(html.indexOf('That address is in use.')).toBeLessThan(html.indexOf('Invite'));
    expect(html).toContain('role="alert"');
  });

  it('asks to look at the marked fields where the refusal names them', () => {
    const error = refused('bad-input', [{ field: 'email', msg: 'is in use' }]);
    expect(markup({ action: { ...IDLE, error } })).toContain('Check the marked fields.');
    expect(markup({ action: { ...IDLE, error }, refusal: 'No such person.' })).toContain('No such person.');
    expect(markup({ action: { ...IDLE, error }, refusal: '' })).not.toContain('role="alert"');
  });

  it('disables its button while it is sent or something else runs', () => {
    expect(markup()).not.toContain('aria-busy');
    expect(markup({ action: { ...IDLE, busy: true } })).toMatch(/<button[^>]*aria-busy="true"/);
    expect(markup({ busy: true })).toMatch(/<button[^>]*aria-busy="true"/);
    expect(markup({ disabled: true })).toMatch(/<button[^>]*disabled/);
  });

  it('offers the current version when somebody else has changed the thing', () => {
    const base = { isStale: true, hold: () => undefined, release: () => undefined };
    const html = markup({ base });
    expect(html).toContain('Someone else has changed this. Show the current version, then make your changes again.');
    expect(html).toContain('Show the current version</button>');
    expect(markup({ base: { ...base, isStale: false } })).not.toContain('Someone else');
  });
});
