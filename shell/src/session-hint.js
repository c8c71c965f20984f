// Before the first paint: a page that was written ahead has a visitor's menu, which is not for people with a session.
if (localStorage.getItem('access_token')) document.documentElement.dataset.session = 'stored';
