import { localizeTexts } from '@cleaning/ui/app';

export const texts = localizeTexts('crop', {
  crop: 'Crop',
  title: 'Crop photo',
  hint: 'Drag the corners so that only the document shows. With a keyboard, use the arrow keys.',
  photo: 'Photo to crop',
  submit: 'Crop photo',
  close: 'Close',
  cropped: 'Photo cropped.',
  notShown: 'This photo can’t be cropped here. You can send it as it is.',
  area: 'Part to keep. Move it with the arrow keys.',
  corners: {
    nw: 'Top left corner',
    ne: 'Top right corner',
    se: 'Bottom right corner',
    sw: 'Bottom left corner',
  },
  edges: { n: 'Top edge', e: 'Right edge', s: 'Bottom edge', w: 'Left edge' },
});
