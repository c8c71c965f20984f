export const push = {
  title: 'Messages on this device',
  lead: 'Get notified about new jobs, changed shifts and decisions, also while this page is closed. Under Notices above you choose which.',
  start: 'Notify this phone',
  stop: 'Stop notifying this phone',
  on: 'On',
  blocked:
    'Messages are blocked for this site. Allow notifications for it in the settings of your browser, then come back.',
  unsupported: 'This browser cannot show messages here.',
  installFirst:
    'On this device messages come to the installed app: press Share, then Add to Home Screen, and open it from there.',
  failed: 'The browser could not set it up. Please check your connection and try again.',
};
