import { readAdjustmentFile } from '@cleaning/contracts';
import { localizeTexts, requestFile } from '@cleaning/ui/app';
import { Button } from './Button';
import { useDownload } from './download';
import { Notice } from './Feedback';

export const texts = localizeTexts('adjustmentFile', {
  download: 'Download',
  getDownload: (about: string) => `Download the file: ${about}`,
});

/**
 * Downloads the receipt or agreement of an adjustment.
 * @param about names the adjustment for people who can't see the line
 */
export function AdjustmentFile({ id, about }: { id: string; about: string }) {
  const { download, busy, problem } = useDownload('adjustment', () =>
    requestFile(readAdjustmentFile, { params: { adjustment_id: id } }),
  );
  return (
    <>
      <Button variant="ghost" busy={busy} aria-label={texts.getDownload(about)} onClick={download}>
        {texts.download}
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}
