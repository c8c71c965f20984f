import {
  ACCOUNT_TYPES,
  BANKS,
  DOCUMENT_KINDS,
  LANGUAGES,
  registerAccount,
  SIGNED_KINDS,
  type SignedKind,
} from '@cleaning/contracts';
import {
  Button,
  DocumentField,
  ErrorSummary,
  Notice,
  Progress,
  SelectField,
  StaticIcon,
  TextField,
  toOptions,
} from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { bindFields, SaveForm } from '@cleaning/ui/forms';
import { Download } from 'lucide';
import { useState } from 'react';
import '../icon/icon.css';
import { Part } from './Part';
import { SignPaper } from './SignPaper';
import { register as texts } from './texts';
import { getSignature, type TextName, useRegistration } from './useRegistration';

const PERSONAL = [
  'name',
  'email',
  'address',
  'zip_code',
  'contact_no',
  'abn',
  'passport_number',
] as const satisfies readonly TextName[];
const BANK = [
  'bank_name',
  'account_type',
  'account_name',
  'bsb',
  'account_number',
] as const satisfies readonly TextName[];
const LANGUAGE_CHOICES = toOptions(LANGUAGES);
const ACCESS = ['password', 'password_confirm'] as const satisfies readonly TextName[];

/** Papers with the company's saved details: getRegistrationPaper. */
const AGREEMENT = '/api/registration-papers/sub-contractor-agreement.pdf';
const DECLARATION = '/api/registration-papers/sub-contractor-declaration.pdf';

export default function RegistrationForm() {
  const { form, send, finish, busy, progress, values, hasDraft, clearDraft, sign } = useRegistration();
  const [toSign, setToSign] = useState<SignedKind | null>(null);
  const { errors, isSubmitting } = form.formState;
  const wrong = Object.entries(texts.labels).flatMap(([name, label]) => (name in errors ? [label] : []));
  const field = bindFields(form);
  const getFieldProps = (name: TextName) => ({
    ...field(name),
    label: texts.labels[name],
    hint: (texts.hints as Partial<Record<TextName, string>>)[name],
    required: true,
  });

  return (
    <div className="register">
      <div className="register__aside">
        {/* About the app, not about the person: no control of the form. */}
        <div className="register__language">
          <SelectField {...getFieldProps('language')} required={false} options={LANGUAGE_CHOICES} />
        </div>
        <Notice tone="warn">{texts.warning}</Notice>
        <section className="register__downloads">
          <p>{texts.documentsLead}</p>
          <a className="ui-button ui-button--secondary" href={AGREEMENT} download>
            <StaticIcon node={Download} size={20} className="pub-icon" /> {texts.agreement}
          </a>
          <a className="ui-button ui-button--secondary" href={DECLARATION} download>
            <StaticIcon node={Download} size={20} className="pub-icon" /> {texts.declaration}
          </a>
        </section>
        <p>
          {texts.privacyNotice} <Link to="/privacy">{texts.privacyLink}</Link>
        </p>
        <p>
          {texts.loginLead} <Link to="/login">{texts.login}</Link>
        </p>
        <p>
          {texts.quoteLead} <Link to="/quote">{texts.quote}</Link>
        </p>
      </div>
      <SaveForm
        form={form}
        action={{ call: registerAccount, busy, error: null }}
        send={send}
        onSaved={finish}
        // Without default values, the form doesn't know what was typed, so useRegistration asks.
        asksBeforeLeaving={false}
        busy={isSubmitting}
        submitLabel={texts.submit}
        className="register__form"
      >
        <div className="register__draft">
          <p className="register__note">
            {texts.requiredLead} {texts.draftLead}
          </p>
          {hasDraft && (
            <Button variant="secondary" onClick={clearDraft}>
              {texts.clearDraft}
            </Button>
          )}
          <p role="status" className="ui-sr-only">
            {hasDraft ? '' : texts.noDraft}
          </p>
        </div>
        <Part title={texts.personal} fields={PERSONAL} values={values}>
          <TextField {...getFieldProps('name')} autoComplete="name" />
          <TextField {...getFieldProps('email')} type="email" autoComplete="email" />
          <div className="register__wide">
            <TextField {...getFieldProps('address')} autoComplete="street-address" />
          </div>
          <TextField {...getFieldProps('zip_code')} inputMode="numeric" autoComplete="postal-code" />
          <TextField {...getFieldProps('contact_no')} type="tel" autoComplete="tel" />
          <TextField {...getFieldProps('abn')} inputMode="numeric" />
          <TextField {...getFieldProps('passport_number')} />
        </Part>
        <Part title={texts.bank} fields={BANK} values={values}>
          <SelectField {...getFieldProps('bank_name')} options={BANKS} placeholder={texts.choose} />
          <SelectField {...getFieldProps('account_type')} options={ACCOUNT_TYPES} placeholder={texts.choose} />
          <div className="register__wide">
            <TextField {...getFieldProps('account_name')} />
          </div>
          <fieldset className="register__account">
            <legend>{texts.bankAccount}</legend>
            {/* Text with a numeric keyboard: a number input would drop leading zeros. */}
            <TextField {...getFieldProps('bsb')} inputMode="numeric" pattern="[0-9 -]*" />
            <TextField {...getFieldProps('account_number')} inputMode="numeric" pattern="[0-9 -]*" />
          </fieldset>
        </Part>
        <Part title={texts.files} fields={DOCUMENT_KINDS} values={values}>
          <p className="register__note">{texts.filesLead}</p>
          {DOCUMENT_KINDS.map((kind) => {
            const signedKind = SIGNED_KINDS.find((signed) => signed === kind);
            const signature = getSignature(values, kind);
            const file = <DocumentField label={texts.labels[kind]} required {...field(kind)} />;
            if (!signedKind) return <div key={kind}>{file}</div>;
            return (
              <div key={kind} className="register__paper">
                {signature ? <strong>{texts.labels[kind]}</strong> : file}
                <div role="status">{signature && <Notice tone="ok">{texts.signedBy(signature.name)}</Notice>}</div>
                <Button
                  variant="secondary"
                  onClick={() => (signature ? sign(signedKind, undefined) : setToSign(signedKind))}
                >
                  {signature ? texts.unsign : texts.signOnScreen}
                  <span className="ui-sr-only"> {texts.labels[kind]}</span>
                </Button>
              </div>
            );
          })}
        </Part>
        <Part title={texts.access} fields={ACCESS} values={values}>
          <TextField {...getFieldProps('password')} type="password" autoComplete="new-password" />
          <TextField {...getFieldProps('password_confirm')} type="password" autoComplete="new-password" />
        </Part>
        <ErrorSummary labels={wrong}>{texts.lookAgain}</ErrorSummary>
        {progress !== null && <Progress value={progress} label={texts.sending} />}
      </SaveForm>
      {toSign && (
        <SignPaper
          key={toSign}
          kind={toSign}
          name={form.getValues('name')}
          onSign={(signature) => {
            sign(toSign, signature);
            setToSign(null);
          }}
          onClose={() => setToSign(null)}
        />
      )}
    </div>
  );
}
