import { createPng } from '../stack/documents';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

test('uploads chosen and dropped photos in order, and deletes the collection', async ({ page, product }) => {
  const tag = `Stairs, ${Date.now().toString(36)}`;
  await openAs(page, product.admin, '/gallery');
  await page.getByRole('button', { name: 'Create collection' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByText('Please choose at least one image.')).toHaveCount(2);

  await dialog.getByLabel('Tag name').fill(tag);
  await dialog.getByLabel('Before images').setInputFiles([await createPng('b-second'), await createPng('a-first')]);
  const droppedFile = await createPng('dropped');
  const transfer = await page.evaluateHandle(
    ({ name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type: mimeType }));
      return data;
    },
    { name: droppedFile.name, mimeType: droppedFile.mimeType, base64: droppedFile.buffer.toString('base64') },
  );
  const before = dialog.locator('.gallery-drop').first();
  await before.dispatchEvent('drop', { dataTransfer: transfer });
  const readNames = () => before.getByRole('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
  await expect.poll(readNames).toEqual(['b-second.png', 'a-first.png', 'dropped.png']);
  await dialog.getByRole('button', { name: 'Remove a-first.png' }).click();
  await expect.poll(readNames).toEqual(['b-second.png', 'dropped.png']);

  // An unreadable image is marked and blocks the upload until it is removed.
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
  await dialog.getByLabel('After images').setInputFiles([await createPng('after'), broken]);
  await expect(dialog.getByText('broken.png: We can’t read this image.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByText('Remove the marked images.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove broken.png' }).click();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog).toBeHidden();

  const collection = page.getByRole('article', { name: tag });
  await expect(collection.getByRole('button', { name: /Show large: .*before, photo/ })).toHaveCount(2, {
    timeout: 600_000,
  });
  await expect(collection.getByRole('button', { name: /Show large: .*after, photo/ })).toHaveCount(1);
  await collection.getByRole('button', { name: 'Delete collection' }).click();
  await confirm(page, `Do you want to delete the gallery collection “${tag}”?`, 'Delete collection');
  await expect(collection).toHaveCount(0);
});
