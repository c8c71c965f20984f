import { type GalleryCollection, getGallery, removeGalleryCollection } from '@cleaning/contracts';
import { Button, useAlert, useConfirm } from '@cleaning/ui';
import { messageOf, showToast, useAction } from '@cleaning/ui/app';
import { Icon } from '../icon/Icon';
import { gallery as texts } from '../texts';

export default function RemoveCollection({ collection }: { collection: GalleryCollection }) {
  const { run, busy } = useAction(removeGalleryCollection, { refreshes: [getGallery] });
  const confirm = useConfirm();
  const alert = useAlert();

  const remove = async () => {
    const agreed = await confirm(texts.confirmRemove(collection.catergory), {
      confirmLabel: texts.remove,
      danger: true,
    });
    if (!agreed) return;
    try {
      await run({ body: { collection_id: collection.id } });
      showToast(texts.removed);
    } catch (refusal) {
      await alert(messageOf(refusal));
    }
  };

  return (
    <Button variant="secondary" busy={busy} onClick={remove}>
      <Icon name="trash" size={18} /> {texts.remove}
      <span className="ui-sr-only"> {collection.catergory}</span>
    </Button>
  );
}
