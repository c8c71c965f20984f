export const priceTexts = {
  prices: 'What it costs',
  pricesLead: 'A guide only, including GST. Your quote depends on your place.',
  price: (dollars: string, per: string) => `from A$${dollars} ${per}`,
  examplePrice: (dollars: string, per: string) => `A$${dollars} ${per}`,
} as const;
