import {
  bindFields,
  describeRefusal,
  type FormBase,
  resetToSaved,
  SaveForm,
  useFormBase,
  validateCall,
} from '@cleaning/ui/forms';
import './quotes.css';
import { listQuoteTexts, removeQuoteText, type SavedQuoteText, saveQuoteText } from '@cleaning/contracts';
import { Button, Card, Notice, PageHeader, QueryState, TextAreaField, TextField, useConfirm } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { Fold } from '../desk/Fold';
import { quoteTexts as texts } from './texts';

interface TextFormProps {
  first: SavedQuoteText;
  /** Base of an existing text. */
  base?: FormBase<SavedQuoteText & { version: number }>;
  onSaved: (kept: SavedQuoteText, typedSince: boolean) => void;
}

function TextForm({ first, base, onSaved }: TextFormProps) {
  const save = useAction(saveQuoteText);
  const form = useForm<SavedQuoteText>({
    defaultValues: first,
    resolver: validateCall<SavedQuoteText>(saveQuoteText),
  });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={save}
      send={(body) => save.run({ body })}
      saved={texts.saved}
      onSaved={(kept, body) => onSaved(kept, resetToSaved(form, body, kept))}
      base={base}
      submitLabel={texts.save}
      className="ma-form"
    >
      <TextField label={texts.heading} required {...field('title')} />
      <TextAreaField label={texts.body} rows={5} required {...field('text')} />
    </SaveForm>
  );
}

function StoredText({ latest }: { latest: SavedQuoteText }) {
  const { id, title, text } = latest;
  const confirm = useConfirm();
  const remove = useAction(removeQuoteText);
  const base = useFormBase({ ...latest, version: latest.edit });
  const { version: _, ...first } = base.thing;
  const ask = async () => {
    if (!(await confirm(texts.confirmRemove(title), { confirmLabel: texts.remove(title), danger: true }))) return;
    if ((await remove.run({ body: { id } })).ok) showToast(texts.removed);
  };
  return (
    <Card title={title}>
      <p className="ma-written">{text}</p>
      <Fold title={texts.edit(title)}>
        <TextForm
          key={base.key}
          first={first}
          base={base}
          onSaved={(kept, typedSince) => base.saved({ ...kept, version: kept.edit }, typedSince)}
        />
        {remove.error && <Notice tone="danger">{describeRefusal(remove.error)}</Notice>}
        <Button variant="secondary" busy={remove.busy} onClick={ask}>
          {texts.remove(title)}
        </Button>
      </Fold>
    </Card>
  );
}

/** Texts that can be put into quotes. */
export default function QuoteTextsScreen() {
  const query = useCall(listQuoteTexts);
  const [newId, setNewId] = useState(() => v4());
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <QueryState query={query}>
        {(kept) =>
          kept.length === 0 ? <p>{texts.empty}</p> : kept.map((each) => <StoredText key={each.id} latest={each} />)
        }
      </QueryState>
      <Card title={texts.add}>
        <TextForm
          key={newId}
          first={{ id: newId, edit: 0, title: '', text: '' }}
          onSaved={(_, typedSince) => !typedSince && setNewId(v4())}
        />
      </Card>
    </>
  );
}
