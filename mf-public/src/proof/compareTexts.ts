export const compareTexts = {
  compare: (place: string) => `Before and after: ${place}`,
  comparison: (before: number) => `${before}% before, ${100 - before}% after`,
  before: 'Before',
  after: 'After',
} as const;
