import { type Passkey, removePasskey, renamePasskey } from '@cleaning/contracts';
import { Badge, Button, formatInstant, Notice, TextField, useConfirm, useWhileShown } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { getOwnSentences } from '../ownSentences';
import { passkeys as texts } from './texts';

interface Form {
  name: string;
}

const resolver = validateRules(({ name }: Form) => ({ name: name.trim() === '' ? texts.nameNeeded : undefined }));

function RenameForm({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const rename = useAction(renamePasskey);
  const done = useWhileShown(onDone);
  const form = useForm<Form>({ defaultValues: { name }, resolver });
  const { setFocus } = form;
  const field = bindFields(form);
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);

  return (
    <SaveForm
      form={form}
      action={rename}
      send={(typed) => rename.run({ body: { id, name: typed.name.trim() } })}
      onSaved={done}
      listSentences={getOwnSentences}
      refusal={getMessage(rename.error)}
      submitLabel={texts.save}
      beside={
        <Button variant="ghost" onClick={onDone}>
          {texts.cancel}
        </Button>
      }
      className="mc-form"
    >
      <TextField label={texts.name} maxLength={60} autoComplete="off" {...field('name')} />
    </SaveForm>
  );
}

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, created_at, last_used_at, synced, copied } = passkey;
  const remove = useAction(removePasskey);
  const confirm = useConfirm();
  const [isRenaming, setRenaming] = useState(false);

  async function askToRemove() {
    if (!(await confirm(texts.confirmRemove(name), { confirmLabel: texts.remove, danger: true }))) return;
    await remove.run({ body: { id } });
  }

  return (
    <li className="mc-passkey">
      <div className="mc-passkey__text">
        <h3>{name}</h3>
        <p className="mc-note">
          {texts.made(formatInstant(created_at))},{' '}
          {last_used_at === '' ? texts.never : texts.used(formatInstant(last_used_at))}
        </p>
        {(synced || copied) && (
          <p className="mc-actions">
            {synced && <Badge>{texts.synced}</Badge>}
            {copied && <Badge tone="danger">{texts.copied}</Badge>}
          </p>
        )}
        {copied && <p className="mc-note">{texts.copiedHint}</p>}
        {remove.error && <Notice tone="danger">{getMessage(remove.error)}</Notice>}
      </div>
      {isRenaming ? (
        <RenameForm passkey={passkey} onDone={() => setRenaming(false)} />
      ) : (
        <div className="mc-actions">
          <Button variant="secondary" aria-label={texts.renameNamed(name)} onClick={() => setRenaming(true)}>
            {texts.rename}
          </Button>
          <Button variant="danger" busy={remove.busy} aria-label={texts.removeNamed(name)} onClick={askToRemove}>
            {texts.remove}
          </Button>
        </div>
      )}
    </li>
  );
}
