import { createEditableTexts } from '@cleaning/ui/app';

export const products = createEditableTexts(
  'products',
  {
    title: 'Products and equipment',
    lead: 'Clean is only as good as what you clean with. This is what our vans carry.',
    productsTitle: 'Cleaning products',
    productsLead:
      'Every product has a safety data sheet on site, is diluted by dosing station and is chosen for the surface.',
    learnMore: 'Learn more',
    equipmentTitle: 'Equipment',
    equipmentLead: 'Thirteen tools and machines that our staff is trained on. Choose a picture to see it large.',
  },
  {
    newTab: '(opens in a new tab)',
    enlarge: (name: string) => `Show ${name} large`,
  },
);
