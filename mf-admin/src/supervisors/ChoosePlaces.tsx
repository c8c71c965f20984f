import { choosePlaces, type SupervisorRow } from '@cleaning/contracts';
import { Button, Notice, Sheet, useUnsaved, useWhileShown } from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { PlacePicker } from './PlacePicker';
import { supervisors as texts } from './texts';

interface ChoosePlacesProps {
  supervisor: SupervisorRow;
  onClose: () => void;
}

/** Chooses all places of a supervisor. The version is that of the moment when the sheet was opened. */
export function ChoosePlaces({ supervisor, onClose }: ChoosePlacesProps) {
  const close = useWhileShown(onClose);
  const [{ id, name, version, places }] = useState(supervisor);
  const [chosen, setChosen] = useState<readonly string[]>(places);
  const save = useAction(choosePlaces);
  useUnsaved(chosen !== places);

  async function send() {
    const answer = await save.run({ body: { id, version, places: [...chosen] } });
    if (!answer.ok) return;
    showToast(texts.saved(name));
    close();
  }

  return (
    <Sheet label={texts.chooseLabel(name)} side="top" closeLabel={texts.close} onClose={onClose}>
      <div className="ma-form">
        <PlacePicker chosen={chosen} onChoose={setChosen} />
        {save.error && <Notice tone="danger">{getMessage(save.error)}</Notice>}
        <Button busy={save.busy} onClick={send} className="ma-start">
          {texts.save}
        </Button>
      </div>
    </Sheet>
  );
}
