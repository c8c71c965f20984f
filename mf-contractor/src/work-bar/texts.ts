export const logoutQuestion = {
  ask: (hours: number) =>
    `Something is kept on this phone and not sent yet. It is sent when you log in again here with a connection; a Start or Finished counts for ${hours} hours only. Do you want to log out?`,
  leave: 'Logout',
  stay: 'Stay',
};
