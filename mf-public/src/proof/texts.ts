export const proofTexts = {
  testimonials: 'What clients say',
  stars: (rating: number) => `${rating} out of 5 stars`,
  from: (source: string, date: string) => `${source}, ${date}`,
  rating: (value: number, count: number) => `${value} out of 5 from ${count === 1 ? '1 rating' : `${count} ratings`}`,
  readOn: (date: string) => `as at ${date}`,
  checks: 'What you can rely on',
  insurance: 'Public liability insurance',
  insured: (dollars: string, insurer: string) =>
    `A$${dollars} for each claim${insurer === '' ? '' : `, with ${insurer}`}. Ask for the certificate of currency.`,
  comeBack: 'If it’s not right, we come back',
} as const;
