export const priceTexts = {
  prices: 'What it costs',
  pricesLead: 'To give you an idea, GST included. Your quote is one fixed price for your place.',
  price: (dollars: string, per: string) => `from A$${dollars} ${per}`,
  examplePrice: (dollars: string, per: string) => `A$${dollars} ${per}`,
} as const;
