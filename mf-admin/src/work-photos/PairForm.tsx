import { type BodyInput, publishPhotoPair } from '@cleaning/contracts';
import { Button, CheckboxField, Notice, SelectField, TextField, useUnsaved } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { fieldSentences, refusalOf } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useSendKey } from '../desk/useSendKey';
import type { ShownPhoto } from './PhotoViewer';
import { pair as texts } from './texts';

type Typed = Omit<BodyInput<typeof publishPhotoPair>, 'key' | 'has_consent'> & { has_consent: boolean };

interface PairFormProps {
  photos: readonly ShownPhoto[];
  /** Which were taken before and afterwards, where that is known. */
  before: string | undefined;
  after: string | undefined;
}

/** Copies a photo of before and one of after into the public gallery, with the client's consent. */
export function PairForm({ photos, before, after }: PairFormProps) {
  const publish = useAction(publishPhotoPair);
  const empty = {
    before: before ?? '',
    after: after ?? '',
    catergory: '',
    agreed_by: '',
    consent: '',
    has_consent: false,
  };
  const [typed, setTyped] = useState<Typed>(empty);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const keyOf = useSendKey();
  useUnsaved(typed.catergory !== '' || typed.agreed_by !== '' || typed.consent !== '');
  const options = photos.map(({ id, caption }, index) => ({ value: id, label: `${index + 1}. ${caption}` }));
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });

  async function submit() {
    const key = keyOf(typed);
    const found: Record<string, string> = {
      ...fieldSentences(publishPhotoPair, { ...typed, key, has_consent: true }),
      ...(typed.has_consent ? {} : { has_consent: texts.needed }),
      ...(typed.before !== '' && typed.before === typed.after ? { after: texts.same } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const done = await publish.run({ body: { ...typed, key, has_consent: true } });
    if (!done.ok) return;
    // The next pair may be begun already.
    setTyped((now) => (now === typed ? empty : now));
    showToast(texts.done);
  }

  return (
    <form
      noValidate
      className="ma-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="ma-hint">{texts.lead}</p>
      <div className="ma-pair">
        {(['before', 'after'] as const).map((side) => (
          <SelectField
            key={side}
            label={texts[side]}
            placeholder=" "
            options={options}
            value={typed[side]}
            error={problems[side]}
            onChange={({ target }) => change({ [side]: target.value, has_consent: false })}
          />
        ))}
      </div>
      <TextField
        label={texts.catergory}
        value={typed.catergory}
        error={problems.catergory}
        onChange={({ target }) => change({ catergory: target.value })}
      />
      <TextField
        label={texts.agreedBy}
        value={typed.agreed_by}
        error={problems.agreed_by}
        onChange={({ target }) => change({ agreed_by: target.value })}
      />
      <TextField
        label={texts.consent}
        hint={texts.consentHint}
        value={typed.consent}
        error={problems.consent}
        onChange={({ target }) => change({ consent: target.value })}
      />
      <CheckboxField
        label={texts.hasConsent}
        checked={typed.has_consent}
        {...(problems.has_consent ? { error: problems.has_consent } : {})}
        onChange={({ target }) => change({ has_consent: target.checked })}
      />
      {publish.error && <Notice tone="danger">{refusalOf(publish.error)}</Notice>}
      <div className="ma-actions">
        <Button type="submit" busy={publish.busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
