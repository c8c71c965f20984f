import { inviteAdmin } from '@cleaning/contracts';
import { ApiError } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { TextField } from '../Fields';
import { StaticRouter } from '../server';
import { bindFields } from './bindFields';
import { SaveForm } from './SaveForm';

const IDLE = { call: inviteAdmin, busy: false, error: null };
const buildRefusal = (code: string, issues: { field: string; msg: string }[] = []) =>
  new ApiError(code === 'bad-input' ? 400 : 409, {
    msg: 'That address is in use.',
    code,
    issues: issues.map((issue) => ({ ...issue, code: 'rule', params: {} })),
  });

type FormOptions = Partial<Parameters<typeof SaveForm>[0]>;

function Invitation(options: FormOptions) {
  const form = useForm({
    defaultValues: { name: 'Mia', email: '' },
    errors: { email: { type: 'server', message: 'Is in use.' } },
  });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={options.action ?? IDLE}
      send={async () => undefined}
      base={options.base}
      refusal={options.refusal}
      beside={options.beside}
      footer={options.footer}
      label={options.label}
      withoutScript={options.withoutScript}
      disabled={options.disabled ?? false}
      busy={options.busy ?? false}
      submitLabel="Invite"
      submitName={options.submitName}
      submitDescribedBy={options.submitDescribedBy}
      className="desk-form"
    >
      <TextField label="Name" {...field('name')} />
      <TextField label="Email" id="email" {...field('email')} />
    </SaveForm>
  );
}
const render = (options: FormOptions = {}) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <Invitation {...options} />
    </StaticRouter>,
  );

describe('SaveForm', () => {
  it('binds fields to their values and problems', () => {
    const html = render();
    expect(html).toMatch(/<form[^>]*class="desk-form"/);
    expect(html).toMatch(/<input[^>]*name="name"/);
    expect(html).toContain('<p class="ui-field__error" id="email-error">Is in use.</p>');
    expect(html).not.toContain('role="alert"');
  });

  it('shows the refusal above its button', () => {
    const html = render({ action: { ...IDLE, error: buildRefusal('conflict') } });
    expect(html.indexOf('That address is in use.')).toBeGreaterThan(html.indexOf('Email'));
    expect(html.indexOf('That address is in use.')).toBeLessThan(html.indexOf('Invite'));
    expect(html).toContain('role="alert"');
  });

  it('points to the marked fields when the refusal names them', () => {
    const error = buildRefusal('bad-input', [{ field: 'email', msg: 'is in use' }]);
    expect(render({ action: { ...IDLE, error } })).toContain('Check the marked fields.');
    expect(render({ action: { ...IDLE, error }, refusal: 'No such person.' })).toContain('No such person.');
    expect(render({ action: { ...IDLE, error }, refusal: '' })).not.toContain('role="alert"');
  });

  it('disables its button while it sends or another action runs', () => {
    expect(render()).not.toContain('aria-busy');
    expect(render({ action: { ...IDLE, busy: true } })).toMatch(/<button[^>]*aria-busy="true"/);
    expect(render({ busy: true })).toMatch(/<button[^>]*aria-busy="true"/);
    expect(render({ disabled: true })).toMatch(/<button[^>]*disabled/);
  });

  it('keeps what is typed before the script runs out of the address', () => {
    expect(render()).toMatch(/<form[^>]*method="post"/);
  });

  it('gives its button an own name and a description', () => {
    const html = render({ submitName: 'Invite Mia', submitDescribedBy: 'gaps' });
    expect(html).toMatch(/<button[^>]*aria-label="Invite Mia"[^>]*aria-describedby="gaps"[^>]*>Invite</);
    expect(render()).not.toMatch(/<button[^>]*aria-/);
  });

  it('lays out its button with others', () => {
    const footer = (button: ReactNode) => (
      <div className="actions">
        <button type="button">Cancel</button>
        {button}
      </div>
    );
    expect(render({ footer })).toMatch(
      /<div class="actions"><button type="button">Cancel<\/button><button[^>]*>Invite<\/button><\/div><\/form>/,
    );
    expect(render({ beside: 'or later' })).toMatch(
      /<div class="ui-beside"><button[^>]*>Invite<\/button>or later<\/div>/,
    );
  });

  it('has the name that it is given', () => {
    expect(render({ label: 'Invitation' })).toMatch(/<form[^>]*aria-label="Invitation"/);
    expect(render()).not.toMatch(/<form[^>]*aria-label/);
  });

  it('is checked and sent by the browser where the page says so', () => {
    expect(render()).toMatch(/<form[^>]*novalidate/i);
    expect(render()).not.toMatch(/<form[^>]* action=/);
    const html = render({ withoutScript: { action: '/api/invite', encType: 'text/plain', noValidate: false } });
    expect(html).toMatch(/<form[^>]* action="\/api\/invite"/);
    expect(html).toMatch(/<form[^>]* enctype="text\/plain"/i);
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html).not.toMatch(/<form[^>]*novalidate/i);
  });

  it('offers the current version when the record has changed meanwhile', () => {
    const base = { isStale: true, hold: () => undefined, release: () => undefined };
    const html = render({ base });
    expect(html).toContain('Someone else has changed this. Show the current version, then make your changes again.');
    expect(html).toContain('Show the current version</button>');
    expect(render({ base: { ...base, isStale: false } })).not.toContain('Someone else');
  });
});
