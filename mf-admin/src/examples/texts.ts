export const examples = {
  title: 'Components',
  lead: 'Each component in each state.',
  notFound: '404 Page Not found',
  long: 'Port Adelaide Maritime Warehouse and Conference Centre, Loading Dock Entrance, Level 12',
  states: {
    usual: 'Default',
    hovered: 'Hovered',
    focused: 'Focused',
    disabled: 'Disabled',
    busy: 'Busy',
    error: 'Error',
    required: 'Required',
    hint: 'With a hint',
    loading: 'Loading',
    empty: 'Empty',
    long: 'Long text',
  },
};
