import { type BodyInput, getSiteCard, INSTRUCTIONS_LENGTH, type SiteCard, saveSiteCard } from '@cleaning/contracts';
import { Button, Notice, QueryState, TextAreaField, TextField, useUnsaved } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { fieldSentences, refusalOf, StaleNotice } from '@cleaning/ui/forms';
import { useState } from 'react';
import { CodeHint } from './CodeHint';
import { siteCard } from './texts';

const texts = siteCard.card;
type Typed = BodyInput<typeof saveSiteCard>;

const typedOf = ({ job_id, version, instructions, contact_name, contact_telephone }: SiteCard): Typed => ({
  job_id,
  version,
  instructions,
  contact_name,
  contact_telephone,
});

function Form({ latest }: { latest: SiteCard }) {
  const save = useAction(saveSiteCard);
  // Null: the newest version is shown as it is.
  const [typed, setTyped] = useState<Typed | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  useUnsaved(typed !== null);
  const values = typed ?? typedOf(latest);
  const change = (fields: Partial<Typed>) => setTyped({ ...values, ...fields });
  const reset = () => {
    setTyped(null);
    setProblems({});
    save.clear();
  };

  async function submit() {
    const found = fieldSentences(saveSiteCard, values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (!(await save.run({ body: values })).ok) return;
    setProblems({});
    // What was typed since goes on from what was kept.
    setTyped((now) => (now === null || now === typed ? null : { ...now, version: values.version + 1 }));
    showToast(texts.saved);
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
      <TextAreaField
        label={texts.instructions}
        hint={texts.instructionsHint}
        rows={6}
        maxLength={INSTRUCTIONS_LENGTH}
        value={values.instructions}
        error={problems.instructions}
        onChange={({ target }) => change({ instructions: target.value })}
      />
      <CodeHint text={values.instructions} readBy="instructions" />
      <TextField
        label={texts.contactName}
        value={values.contact_name}
        error={problems.contact_name}
        onChange={({ target }) => change({ contact_name: target.value })}
      />
      <TextField
        label={texts.contactTelephone}
        hint={texts.contactHint}
        type="tel"
        value={values.contact_telephone}
        error={problems.contact_telephone}
        onChange={({ target }) => change({ contact_telephone: target.value })}
      />
      {typed && typed.version !== latest.version && !save.busy && <StaleNotice onReload={reset} />}
      {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
      <div className="ma-actions">
        <Button type="submit" busy={save.busy} disabled={typed === null}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

/** Instructions and contact of a place. */
export function CardForm({ jobId }: { jobId: string }) {
  const query = useCall(getSiteCard, { params: { job_id: jobId } });
  return <QueryState query={query}>{(card) => <Form latest={card} />}</QueryState>;
}
