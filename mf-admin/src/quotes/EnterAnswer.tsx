import { type BodyInput, decideQuote, type QuoteDetail } from '@cleaning/contracts';
import { Button, DateField, getBusinessToday, Notice, TextField, useUnsaved } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { bindFields, describeRefusal, PickedField, showIssues, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { Fold } from '../desk/Fold';
import { RequiredNote } from '../desk/RequiredNote';
import { quote as texts } from './texts';

function AnswerForm({ quote: { id, name } }: { quote: QuoteDetail }) {
  const decide = useAction(decideQuote);
  const form = useForm<BodyInput<typeof decideQuote>>({
    defaultValues: { id, decision: 'accepted', name, role: '', said_on: getBusinessToday(), note: '' },
    resolver: validateCall(decideQuote),
  });
  useUnsaved(form.formState.isDirty);
  const field = bindFields(form);
  const submit = form.handleSubmit(async (body) => {
    const sent = await decide.run({ body });
    if (!sent.ok) return showIssues(form, decideQuote, sent.error);
    showToast(texts.kept);
  });
  const enter = (decision: 'accepted' | 'declined') => {
    form.setValue('decision', decision);
    return submit();
  };
  return (
    <form className="ma-form" onSubmit={(event) => event.preventDefault()} noValidate>
      <RequiredNote />
      <div className="ma-pair">
        <TextField label={texts.who} required {...field('name')} />
        <TextField label={texts.role} {...field('role')} />
      </div>
      <PickedField form={form} name="said_on" as={DateField} label={texts.saidOn} />
      <TextField label={texts.how} hint={texts.howHint} {...field('note')} />
      {decide.error && <Notice tone="danger">{describeRefusal(decide.error)}</Notice>}
      <div className="ma-actions">
        <Button busy={decide.busy} onClick={() => enter('accepted')}>
          {texts.accept}
        </Button>
        <Button variant="secondary" busy={decide.busy} onClick={() => enter('declined')}>
          {texts.decline}
        </Button>
      </div>
    </form>
  );
}

/** Records an answer that the client gave to the office. */
export function EnterAnswer({ quote }: { quote: QuoteDetail }) {
  return (
    <Fold title={texts.enter}>
      <AnswerForm quote={quote} />
    </Fold>
  );
}
