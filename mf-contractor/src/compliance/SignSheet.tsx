import { readPaperTexts, type ShownPaper, type SignedKind, signPaper } from '@cleaning/contracts';
import { CheckboxField, QueryState, Sheet, TextField, useIsWide } from '@cleaning/ui';
import { getMessage, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { bindFields, PaperReader, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { v7 } from 'uuid';
import { getOwnSentences } from '../ownSentences';
import { kinds, signing as texts } from './texts';

interface Typed {
  name: string;
  agreed: boolean;
}

const resolver = validateRules(({ name, agreed }: Typed) => ({
  ...(name.trim() === '' && { name: texts.nameMissing }),
  ...(!agreed && { agreed: texts.agreeMissing }),
}));

interface SignFormProps {
  paper: ShownPaper;
  onSigned: () => void;
  /** The text has changed since it was read. */
  onChanged: () => void;
}

function SignForm({ paper: { kind, title, text, version, sha256 }, onSigned, onChanged }: SignFormProps) {
  const me = useCurrentUser();
  const sign = useAction(signPaper);
  const form = useForm<Typed>({ defaultValues: { name: '', agreed: false }, resolver });
  const field = bindFields(form);
  // One key per opened sheet, so that a press after a lost answer isn't a second signature.
  const key = useRef(v7());

  async function send({ name }: Typed) {
    const body = { user_id: me.id, kind, key: key.current, name, agreed: 'yes', version, sha256 } as const;
    const sent = await sign.run({ body });
    if (!sent.ok && sent.error.code === 'paper_text_changed') onChanged();
    return sent;
  }

  return (
    <>
      <PaperReader title={title} text={text} />
      <SaveForm
        form={form}
        action={sign}
        send={send}
        onSaved={onSigned}
        saved={texts.signed}
        listSentences={getOwnSentences}
        refusal={getMessage(sign.error)}
        submitLabel={texts.submit}
        className="mc-form"
      >
        <TextField label={texts.name} hint={texts.nameHint} autoComplete="name" required {...field('name')} />
        <CheckboxField
          label={texts.agree}
          error={form.formState.errors.agreed?.message}
          {...form.register('agreed')}
          required
        />
      </SaveForm>
    </>
  );
}

interface SignSheetProps {
  kind: SignedKind;
  onClose: () => void;
}

/** Agreement or declaration to read and sign on screen, instead of a file. */
export function SignSheet({ kind, onClose }: SignSheetProps) {
  const isWide = useIsWide();
  const query = useCall(readPaperTexts);
  return (
    <Sheet label={texts.title(kinds[kind])} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <div className="mc-form">
        <p className="mc-note">{texts.lead}</p>
        <QueryState query={query}>
          {(papers) =>
            papers
              .filter((paper) => paper.kind === kind)
              .map((paper) => (
                <SignForm key={kind} paper={paper} onSigned={onClose} onChanged={() => void query.refetch()} />
              ))
          }
        </QueryState>
      </div>
    </Sheet>
  );
}
