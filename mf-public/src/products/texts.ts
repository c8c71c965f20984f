import { createEditableTexts } from '@cleaning/ui/app';

export const products = createEditableTexts(
  'products',
  {
    title: 'Products and equipment',
    lead: 'Clean is only as good as what you clean with.',
    productsTitle: 'Cleaning products',
    productsLead: 'The right product for each surface.',
    learnMore: 'Learn more',
    equipmentTitle: 'Equipment',
    equipmentLead: 'Tools and machines for floors, carpets and glass. Choose a picture to see it large.',
  },
  {
    newTab: '(opens in a new tab)',
    enlarge: (name: string) => `Show ${name} large`,
  },
);
