export const API_TEXTS = {
  noConnection: 'We could not reach the server. Please check your connection and try again.',
  serviceDown: 'This service is not available right now. Please try again in a moment.',
  unexpected: 'Something went wrong. Please try again.',
  notUnderstood: 'The server sent an answer that this page does not understand. Please reload the page.',
  staleCode: 'A part of this page could not be loaded. Please check your connection and reload the page.',
} as const;
