// Runs before the first paint: a prerendered page has the visitors' menu, which is hidden when there is a session.
if (localStorage.getItem('access_token')) document.documentElement.dataset.session = 'stored';
