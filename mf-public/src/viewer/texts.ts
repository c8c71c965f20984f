export const viewer = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
} as const;
