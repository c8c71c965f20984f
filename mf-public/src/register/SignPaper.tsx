import {
  type PaperSignature,
  readPaperTexts,
  registerAccount,
  type ShownPaper,
  type SignedKind,
} from '@cleaning/contracts';
import { CheckboxField, QueryState, Sheet, TextField, useIsWide } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { bindFields, PaperReader, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { register as texts } from './texts';

interface Typed {
  name: string;
  agreed: boolean;
}

const resolver = validateRules(({ name, agreed }: Typed) => ({
  ...(name.trim() === '' && { name: texts.signNameMissing }),
  ...(!agreed && { agreed: texts.signAgreeMissing }),
}));

interface SignFormProps {
  paper: ShownPaper;
  name: string;
  onSign: (signature: PaperSignature) => void;
}

function SignForm({ paper: { title, text, version, sha256 }, name, onSign }: SignFormProps) {
  const form = useForm<Typed>({ defaultValues: { name, agreed: false }, resolver });
  const field = bindFields(form);
  const sign = async (typed: Typed) => {
    onSign({ name: typed.name.trim(), agreed: 'yes', version, sha256 });
    return undefined;
  };
  return (
    <>
      <PaperReader title={title} text={text} />
      <SaveForm
        form={form}
        // The signature is sent with the rest of the registration.
        action={{ call: registerAccount, busy: false, error: null }}
        send={sign}
        asksBeforeLeaving={false}
        submitLabel={texts.sign}
        className="register__sign"
      >
        <TextField
          label={texts.signName}
          hint={texts.hints.signName}
          autoComplete="name"
          maxLength={120}
          required
          {...field('name')}
        />
        <CheckboxField label={texts.signAgree} required {...field('agreed')} />
      </SaveForm>
    </>
  );
}

interface SignPaperProps {
  kind: SignedKind;
  /** Typed in the form already. */
  name: string;
  onSign: (signature: PaperSignature) => void;
  onClose: () => void;
}

/** Agreement or declaration to read and sign. The signature is sent with the registration. */
export function SignPaper({ kind, name, onSign, onClose }: SignPaperProps) {
  const isWide = useIsWide();
  const query = useCall(readPaperTexts);
  return (
    <Sheet
      label={texts.signTitle(texts.labels[kind])}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={texts.signClose}
      onClose={onClose}
    >
      <div className="register__sign">
        <p>{texts.signLead}</p>
        <QueryState query={query}>
          {(papers) =>
            papers
              .filter((paper) => paper.kind === kind)
              .map((paper) => <SignForm key={kind} paper={paper} name={name} onSign={onSign} />)
          }
        </QueryState>
      </div>
    </Sheet>
  );
}
