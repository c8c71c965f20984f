import { type Passkey, removePasskey, renamePasskey } from '@cleaning/contracts';
import { Badge, Button, formatInstant, Notice, TextField, useConfirm, useWhileShown } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { passkeys as texts } from './texts';

function RenameForm({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const rename = useAction(renamePasskey);
  const done = useWhileShown(onDone);
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => field.current?.select(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    setMissing(typed === '');
    if (typed === '') return field.current?.focus();
    const renamed = await rename.run({ body: { id, name: typed } });
    if (renamed.ok) done();
  }

  return (
    <form onSubmit={submit} noValidate className="mc-form">
      {rename.error && <Notice tone="danger">{getMessage(rename.error)}</Notice>}
      <TextField
        ref={field}
        label={texts.name}
        defaultValue={name}
        maxLength={60}
        autoComplete="off"
        error={isMissing ? texts.nameNeeded : undefined}
      />
      <div className="mc-actions">
        <Button type="submit" busy={rename.busy}>
          {texts.save}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** One passkey with its buttons. */
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
