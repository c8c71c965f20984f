import { renderToStaticMarkup } from 'react-dom/server';
import { CheckboxField, SelectField, TextField } from './Fields';

describe('form field', () => {
  it('ties label, hint and error to the control', () => {
    const html = renderToStaticMarkup(<TextField id="abn" label="ABN" hint="11 digits" error="Not valid" name="abn" />);
    expect(html).toContain('<label class="ui-field__label" for="abn">ABN</label>');
    expect(html).toMatch(/<input[^>]*id="abn"/);
    expect(html).toContain('aria-describedby="abn-hint abn-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain('role="alert"');
  });

  it('marks and announces a required field', () => {
    const html = renderToStaticMarkup(<TextField label="ABN" required />);
    expect(html).toContain('ui-field__label--required');
    expect(html).toMatch(/<input[^>]*required/);
    expect(renderToStaticMarkup(<TextField label="ABN" />)).not.toContain('required');
  });

  it('has no invalid mark without an error', () => {
    expect(renderToStaticMarkup(<TextField label="ABN" />)).not.toContain('aria-invalid');
    expect(renderToStaticMarkup(<CheckboxField label="Mo" />)).not.toContain('aria-invalid');
  });

  it('accepts options as texts or as values with labels', () => {
    const options = ['ANZ', { value: 'nab', label: 'NAB' }];
    const html = renderToStaticMarkup(<SelectField label="Bank" options={options} placeholder="Choose" />);
    expect(html).toContain(
      '<option value="">Choose</option><option value="ANZ">ANZ</option><option value="nab">NAB</option>',
    );
  });
});
