import { Button } from '@cleaning/ui';
import { useState } from 'react';
import { Icon } from '../icon/Icon';
import { gallery as texts } from '../texts';
import { CollectionDialog } from './CollectionDialog';

export default function CreateCollection() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" size={20} /> {texts.create}
      </Button>
      {open && <CollectionDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
