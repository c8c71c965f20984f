import { publishPhotoPair } from '@cleaning/contracts';
import { CheckboxField, SelectField, TextField } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, listFieldSentences, resetToSaved, SaveForm, useSendKey, validateRules } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import type { ShownPhoto } from './PhotoViewer';
import { pair as texts } from './texts';

interface PairFormProps {
  photos: readonly ShownPhoto[];
  /** Ids of the photos before and after, if known. */
  before: string | undefined;
  after: string | undefined;
}

/** Copies a photo of before and one of after into the public gallery, with the client's consent. */
export function PairForm({ photos, before = '', after = '' }: PairFormProps) {
  const publish = useAction(publishPhotoPair);
  const findSendKey = useSendKey();
  const empty = { before, after, catergory: '', agreed_by: '', consent: '', has_consent: false };
  type Typed = typeof empty;
  const buildBody = (typed: Typed) => ({ ...typed, key: findSendKey(typed), has_consent: true as const });
  const form = useForm<Typed>({
    defaultValues: empty,
    resolver: validateRules((typed) => ({
      ...listFieldSentences(publishPhotoPair, buildBody(typed)),
      ...(typed.has_consent ? {} : { has_consent: texts.needed }),
      ...(typed.before !== '' && typed.before === typed.after ? { after: texts.same } : {}),
    })),
  });
  const field = bindFields(form);
  const options = photos.map(({ id, caption }, index) => ({ value: id, label: `${index + 1}. ${caption}` }));
  // The client agreed to two photos, not to any.
  const askAgain = () => form.setValue('has_consent', false);
  return (
    <SaveForm
      form={form}
      action={publish}
      send={(typed) => publish.run({ body: buildBody(typed) })}
      saved={texts.done}
      onSaved={(_, typed) => resetToSaved(form, typed, empty)}
      submitLabel={texts.send}
      className="ma-form"
    >
      <p className="ma-hint">{texts.lead}</p>
      <div className="ma-pair">
        {(['before', 'after'] as const).map((side) => (
          <SelectField
            key={side}
            label={texts[side]}
            placeholder=" "
            options={options}
            {...field(side, { onChange: askAgain })}
          />
        ))}
      </div>
      <TextField label={texts.catergory} {...field('catergory')} />
      <TextField label={texts.agreedBy} {...field('agreed_by')} />
      <TextField label={texts.consent} hint={texts.consentHint} {...field('consent')} />
      <CheckboxField label={texts.hasConsent} {...field('has_consent')} />
    </SaveForm>
  );
}
